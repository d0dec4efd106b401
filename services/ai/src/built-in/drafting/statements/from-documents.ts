import type { Block } from '@grantwright/shared/contract';
import type { SourceDocument } from '../../../providers/provider.ts';
import { squeeze } from '../../../text/normalize.ts';
import { splitSentences } from '../../../text/sentences.ts';
import { lineForm } from '../grammar/line-form.ts';
import { inFirstPerson, sentence } from '../grammar/write-sentence.ts';
import type { Wording } from './from-line.ts';
import { statement, type Statement } from './statement.ts';

const legal =
  /\b(?:shall|hereby|herein|thereof|pursuant|by-?laws?|articles? of|section \d|internal revenue|statute|indemnif\w+|quorum|directors? may|whereas|witness|liabilit(?:y|ies)|confidential|copyright|all rights reserved|click|cookies?|privacy|subscribe|donate now|see (?:page|note|schedule)|form 990|page \d)\b/i;
const pointsElsewhere =
  /^(?:this|these|those|such|it|they|he|she|however|also|but|and|or|as (?:a result|such)|for example|in addition|therefore|thus)\b/i;

const texts = (blocks: Block[]): string[] =>
  blocks.flatMap((block) =>
    block.type === 'paragraph' || block.type === 'item'
      ? splitSentences(squeeze(block.text)).map(({ text }) => text)
      : [],
  );

const aboutUs = (text: string, names: string[]): boolean =>
  /\b(?:we|our|us)\b/i.test(text) ||
  names.some((name) => name.length > 2 && text.toLowerCase().includes(name.toLowerCase()));

/** Whole sentences of a chosen document that speak of the organization and stand on their own. */
export const fromDocuments = (documents: SourceDocument[], wording: Wording): Statement[] =>
  documents.flatMap(({ reading }, at) =>
    texts(reading.blocks).flatMap((text, order): Statement[] => {
      const length = text.split(' ').length;
      if (length < 7 || length > 45 || !/[.!]["')\]]*$/.test(text)) return [];
      if (legal.test(text) || pointsElsewhere.test(text) || lineForm(text) !== 'sentence')
        return [];
      if (!aboutUs(text, wording.ownNames) && !/\d/.test(text)) return [];
      return [
        statement({
          text: sentence(inFirstPerson(text, wording.ownNames)),
          origin: 'passage',
          order: at * 10_000 + order,
        }),
      ];
    }),
  );
