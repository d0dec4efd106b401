import type { Answer, OrganizationInfo } from '@grantwright/shared/contract';
import type { DraftInput } from '../../providers/provider.ts';
import { squeeze } from '../../text/normalize.ts';
import { dropRepeats } from './statements/drop-repeats.ts';
import { fromAnswers } from './statements/from-answers.ts';
import { fromDocuments } from './statements/from-documents.ts';
import { fromLongTexts } from './statements/from-long-text.ts';
import { fromProfile, ownNames } from './statements/from-profile.ts';
import type { Wording } from './statements/from-line.ts';
import { knownNames } from './statements/known-names.ts';
import type { Statement } from './statements/statement.ts';

const longestConsumed = 25;

/** Lines that the budget table shows already. */
const without = (text: string, lines: ReadonlySet<string>): string =>
  text
    .split(/\r?\n/)
    .filter((line) => {
      const bare = squeeze(line.replace(/^\s*(?:[-–—•*]|\d{1,2}[.)])\s+/, ''));
      return !(lines.has(bare) && bare.split(' ').length <= longestConsumed);
    })
    .join('\n');

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

/** All that the organization said, once each, in the order in which it weighs. */
export const gatherStatements = (
  { organizationInfo, answers, documents, details }: DraftInput,
  budgetLines: string[],
): Statement[] => {
  const consumed = new Set(budgetLines);
  const info = {
    ...organizationInfo,
    additionalInfo: without(organizationInfo.additionalInfo ?? '', consumed),
  };
  const told = answers.map(({ question, answer }) => ({
    question,
    answer: without(answer, consumed),
  }));
  const wording = wordingOf(info, told);
  return dropRepeats([
    ...fromAnswers(told, wording, details),
    ...fromProfile(info, wording),
    ...fromLongTexts(info, wording),
    ...fromDocuments(documents, wording),
  ]);
};
