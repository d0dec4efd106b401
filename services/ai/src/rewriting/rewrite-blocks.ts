import type { RewriteRequest } from '@grantwright/shared/contract';
import { htmlToDocument, type RichBlock } from '@grantwright/shared/richtext';
import { AppError } from '@grantwright/shared/service';
import {
  findNamed,
  getDraftingLimit,
  findSectionToRewrite,
  shortenSection,
} from '@grantwright/shared/submission';
import { getSources } from '../generation/get-sources.ts';
import type { AiProvider, DraftInput } from '../providers/provider.ts';
import { insertAnswer } from './insert-answer.ts';

type RewriteSources = ReturnType<typeof getSources>;
type RewriteInput = Omit<DraftInput, keyof RewriteSources>;
type RewriteResult = {
  blocks: RichBlock[];
  sources: RewriteSources & Pick<RewriteInput, 'documents'>;
};

/** Rewrites a section in the way chosen by the user. Returns the new version and the possible sources of its facts. */
export async function rewriteBlocks(
  provider: AiProvider,
  request: RewriteRequest,
  work: RewriteInput,
): Promise<RewriteResult> {
  const blocks = htmlToDocument(request.content);
  const requestSources = getSources(request);
  const name = findNamed(requestSources.sections, request.section)?.name;
  const section = name ?? request.section;
  const sources = {
    ...requestSources,
    sections: name
      ? requestSources.sections
      : [...requestSources.sections, { name: section, description: '' }],
    documents: work.documents,
  };
  const input = { ...work, ...sources };
  const requestRewrite = async (): Promise<RichBlock[]> => {
    switch (request.mode) {
      case 'redo': {
        const onSection = () => undefined;
        const [drafted] = await provider.draft({ ...input, only: section, onSection });
        return drafted?.blocks ?? blocks;
      }
      case 'answer': {
        const question = request.question ?? '';
        const answer = await provider.answer({ ...input, section, question });
        return insertAnswer(blocks, question, answer);
      }
      case 'shorten':
      case 'plainer': {
        const { mode } = request;
        const { details } = requestSources;
        const limit = details && getDraftingLimit(section, details);
        if (provider.revise) return provider.revise({ ...work, mode, section, blocks, limit });
        if (mode === 'plainer') throw needsModel();
        return shortenBlocks(request, blocks);
      }
    }
  };
  return { blocks: await requestRewrite(), sources };
}

/** Gives the heading the highest level, so that the section includes all other headings. */
function shortenBlocks({ section, details }: RewriteRequest, present: RichBlock[]): RichBlock[] {
  const heading = { type: 'heading' as const, level: 1 as const, children: [{ text: section }] };
  const target = findSectionToRewrite([heading, ...present], 0, { details });
  return target ? shortenSection(target).blocks : present;
}

const needsModel = () =>
  new AppError(
    'invalid-request',
    'Using plainer words requires an AI service, and none is connected. Your section is unchanged.',
  );
