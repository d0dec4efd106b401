import type { Answer, OrganizationInfo, Section } from '@grantwright/shared/contract';
import type { DraftInput } from '../../providers/provider.ts';
import { topicStems } from '../../text/words.ts';
import { dropRepeats } from './statements/drop-repeats.ts';
import { fromAnswers } from './statements/from-answers.ts';
import { fromDocuments } from './statements/from-documents.ts';
import { fromLongTexts } from './statements/from-long-text.ts';
import { fromProfile, ownNames } from './statements/from-profile.ts';
import type { Wording } from './statements/from-line.ts';
import { knownNames } from './statements/known-names.ts';
import type { Statement } from './statements/statement.ts';

const wordingOf = (info: OrganizationInfo, answers: Answer[]): Wording => {
  const inText = knownNames([
    info.mission ?? '',
    info.achievements ?? '',
    info.currentProjects ?? '',
    info.additionalInfo ?? '',
    ...answers.map(({ answer }) => answer),
  ]);
  const place = (info.contactInfo?.city ?? '').split(/\s+/);
  return {
    ownNames: ownNames(info),
    names: new Set([...info.name.split(/\s+/), ...place, ...inText]),
    namesInText: new Set([...place, ...inText]),
  };
};

const wantedBy = (sections: Section[]): string[] =>
  topicStems(sections.map(({ name, description }) => `${name} ${description}`).join(' '));

/** All that the organization said, once each, in the order in which it weighs. */
export const gatherStatements = (
  { organizationInfo, answers, documents, sections, today }: DraftInput,
  /** Statements that the budget table shows already. */
  budgetLines: string[],
): Statement[] => {
  const info = organizationInfo;
  const shown = new Set(budgetLines);
  const wording = wordingOf(info, answers);
  return dropRepeats([
    ...fromAnswers(answers, wording, shown),
    ...fromProfile(info, wording),
    ...fromLongTexts(info, wording, Number(today.slice(0, 4)), shown),
    ...fromDocuments(documents, wording, wantedBy(sections)),
  ]);
};
