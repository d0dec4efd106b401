import { openEnd } from '../../grammar/write-sentence.ts';
import { withThe } from '../../grammar/subject-article.ts';

const participle =
  'pulled|checked|collected|reviewed|tracked|taught|led|run|held|funded|paid|donated|given|served|offered|provided|recorded|entered|reported|translated|staffed|supervised|written|owned|managed|inspected|approved|certified|licensed|audited|hosted|sponsored|leased|rented|installed|overseen|operated|maintained|cleaned|cooked|grown|repaired';
const pattern = new RegExp(
  `^((?:[\\p{L}-]+ ){1,3})(${participle}) ((?:by|in|from|at|every|each|weekly|monthly|quarterly|daily|twice|through|for)\\b.*)$`,
  'iu',
);
const dated =
  /^((?:[\p{L}-]+ ){1,3})(built|founded|opened|renovated|bought|installed|established|remodeled) (?:in )?((?:19|20)\d\d)(.*)$/iu;

const finite =
  /\b(?:went|reported|said|found|told|grew|are|is|was|were|have|has|had|will|can|need|showed)\b/i;

const isSeveral = (subject: string): boolean =>
  /(?:[^s]s|data|people|children|men|women)$/i.test(subject);
const certain = (subject: string): boolean =>
  !/\d/.test(subject) && !/\b(?:and|of|the|we|they|who|which|not)$/i.test(subject);

/** "records pulled by our team" as "Records are pulled by our team." */
export const passive = (text: string): string | undefined => {
  const line = openEnd(text);
  const [, built = '', how = '', year = '', more = ''] = dated.exec(line) ?? [];
  if (built && certain(built.trim()))
    return `${withThe(built.trim())} ${isSeveral(built.trim()) ? 'were' : 'was'} ${how} in ${year}${more}.`;
  const [, given = '', verb = '', rest = ''] = pattern.exec(line) ?? [];
  const subject = given.trim();
  if (!subject || !certain(subject)) return undefined;
  if (finite.test(rest.split(';')[0] ?? '')) return undefined;
  const plural = isSeveral(subject);
  const start =
    plural || /^\p{Lu}{2}/u.test(subject)
      ? subject.charAt(0).toUpperCase() + subject.slice(1)
      : /^(?:food|water|care|music|art|land|housing)$/i.test(subject)
        ? `Our ${subject.toLowerCase()}`
        : withThe(subject);
  return `${start} ${plural ? 'are' : 'is'} ${verb} ${rest}.`;
};
