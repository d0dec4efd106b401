import { capitalize } from '@grantwright/analyst';
import type { Guidelines } from '../guidelines.ts';
import { partAt, type SectionCandidate } from './candidate.ts';
import { isClosingField, isContactField } from './contact-field.ts';
import { formGroups, type FormField, type FormGroup } from './form-fields.ts';
import { nameOfOrder } from './name-of-order.ts';
import { isPrompt, splitPrompt } from './prompts.ts';
import { isSectionName, sectionName, soundsLikeSection } from './section-name.ts';

const fewestFields = 3;
/** What a few words answer, and still is of the work: sums, what it is called, what it is for. */
const ofWork =
  /\b(?:amount|request(?:ed)?|funding|funds|grant|budget|costs?|total|project|program(?:me)?|event|activit(?:y|ies)|proposal|purpose|beneficiar\w+|participants|served)\b/i;
const ofChoice =
  /\b(?:project|program(?:me)?|fund(?:s|ing)?|grant|amount|categor(?:y|ies)|activit(?:y|ies)|focus|area)\b/i;
const ofLink = /\b(?:urls?|links?|web ?sites?|github|attachments?)\b/i;
/** "If yes, give details", "Please explain": asked of what was asked before. */
const followUp =
  /^(?:if (?:yes|no|so|other|not|applicable|you (?:answered|checked|selected|chose)|the answer)\b|(?:please )?(?:explain|specify|elaborate|describe|give details|provide details|details)\W*$|other\b.{0,30}specify)/i;
/** Under these, a form asks who applies. */
const ofApplicant =
  /\b(?:contact|(?:about|of) (?:you|yourself)\b|applicant|personal|your (?:details|information)|organi[sz]ation(?:al)? (?:information|details|profile|data)|mentor|advisor|board|address|references?|signature|certification)/i;

const bare = (label: string): string =>
  label
    .replace(/^\(?(?:\d{1,2}|\p{L})[.)]\s+(?=\p{Lu})/u, '')
    .replace(/\s*[*＊]+\s*(?=$|[([])/g, ' ')
    .replace(/\s*\((?:required|optional)\)\s*$/i, '')
    .replace(/^\W*\b(?:required for [^-]+ only)\s*-+\s*/i, '')
    .trim();

/** The title of a question, and what else it says. */
const nameOf = (label: string): { name: string; asked: string; rest: string } => {
  const text = bare(label);
  const bracket = /^([^()[\]]{3,}?)\s*[([]\s*((?:[^()[\]]|\([^()]*\))*)[)\]][\s:.*]*$/.exec(text);
  const [asked = text, more = ''] = bracket ? [bracket[1], bracket[2]] : [text, ''];
  const question = /^([^?]{3,}\?)\s*(.*)$/s.exec(asked);
  if (question?.[1])
    return {
      name: question[1],
      asked: question[1],
      rest: [question[2], more].filter(Boolean).join(' '),
    };
  const whole = asked.replace(/[\s:.]+$/, '');
  const [first = whole, ...later] = whole.split(/(?<=[.;!])\s+(?=\p{Lu})/u);
  const ordered = nameOfOrder(first);
  // "Describe the project for which you ask" is cut where a title would end amid a phrase.
  const named =
    ordered && !/\s(?:for|of|to|in|on|by|the|an?)$/i.test(ordered)
      ? ordered
      : sectionName(first.replace(/^please (?=\p{L})/iu, ''));
  return {
    name: capitalize(named || whole),
    asked: asked.trim(),
    rest: [...later, more].filter(Boolean).join(' '),
  };
};

const withOptions = ({ label, options }: FormField): string => {
  const asked = bare(label).replace(/[\s:]+$/, '');
  return options.length > 0
    ? `${asked}${/\?$/.test(asked) ? '' : ':'} ${options.join('; ')}`
    : asked;
};

const partOf = (field: FormField, more: FormField[]): SectionCandidate => {
  const { name, asked, rest } = nameOf(field.label);
  const listed = field.help.filter((text) => text.split(' ').length >= 2);
  const said = [rest, ...listed]
    .flatMap((text) => text.split(/(?<=[.?!])\s+(?=\p{Lu})/u))
    .filter((text) => text.length > 3);
  const asks = (text: string): boolean => isPrompt({ text });
  const prompts = [
    ...(field.options.length === 0 && asks(asked) ? splitPrompt(asked) : []),
    ...said.filter(asks).flatMap(splitPrompt),
    ...(field.options.length > 0 ? [withOptions(field)] : []),
    ...more.map(withOptions),
  ];
  return {
    ...partAt(field, {
      name,
      told: said.filter((text) => !asks(text)),
      prompts: [...new Set(prompts)],
      limit: field.limit,
      required: !/\boptional\b|if (?:applicable|available|any)\b/i.test(field.label),
      from: 'question',
    }),
    end: (more.at(-1) ?? field).end,
  };
};

const asksOfWork = ({ kind, label, options, help }: FormField): boolean => {
  const text = bare(label);
  if (kind === 'long' || kind === 'table') return true;
  if (kind === 'choice') return options.length > 0 && ofChoice.test(text);
  if (ofLink.test(text)) return false;
  return (
    ofWork.test(text) ||
    isPrompt({ text }) ||
    soundsLikeSection(text) ||
    help.some((one) => isPrompt({ text: one }))
  );
};

/** Each field with those that only ask on: "If yes, give details". */
type Asked = { field: FormField; more: FormField[] };

const withFollowUps = (fields: FormField[]): Asked[] => {
  const asked: Asked[] = [];
  for (const field of fields) {
    const last = asked.at(-1);
    if (last && followUp.test(bare(field.label))) last.more.push(field);
    else asked.push({ field, more: [] });
  }
  return asked;
};

/** Where so many answers are to be written, figures and dates under titles are only filled in. */
const manyToWrite = 3;
const inWords =
  /^(?:(?:please |briefly )*(?:describe|explain|tell|list|outline|summari[sz]e)|what|why|how|who|where)\b/i;
const named = /\b(?:amount|budget)\b|^(?:project|program(?:me)?|proposal) (?:name|title)/i;

const isWorded = ({ field: { label, help } }: Asked): boolean =>
  [bare(label), ...help].some((text) => inWords.test(text) && isPrompt({ text }));

const isToWrite = ({ field, more }: Asked): boolean =>
  field.kind === 'long' || more.some(({ kind }) => kind === 'long');

/** "3. Anticipated outcomes" over "What outcomes do you anticipate?" is what the form calls the answer. */
const titlesQuestion = (title: string, asked: Asked): boolean =>
  /^\d{1,2}[.)]\s/.test(title) &&
  title.split(' ').length <= 7 &&
  !/\?$/.test(title) &&
  isSectionName(sectionName(title)) &&
  isPrompt({ text: bare(asked.field.label) });

/** Questions for sentences are parts of their own; those for a few words under a title are a part together. */
const sectionsOf = ({ title, fields }: FormGroup, written: number): SectionCandidate[] => {
  const asked = withFollowUps(
    fields.filter(({ kind, label }) => kind !== 'file' && !isClosingField(label)),
  ).filter(({ field }) => !isContactField(bare(field.label)));
  const own = ({ field, more }: Asked): SectionCandidate => partOf(field, more);
  if (!title) return asked.filter((each) => isToWrite(each) || asksOfWork(each.field)).map(own);
  const [one] = asked;
  if (one && asked.length === 1 && isToWrite(one) && titlesQuestion(title.text, one))
    return [{ ...own(one), name: sectionName(title.text) }];
  const long = asked.filter(isToWrite);
  const few = asked.filter((each) => !isToWrite(each));
  const works =
    !ofApplicant.test(title.text) &&
    few.some(({ field }) => asksOfWork(field) || soundsLikeSection(title.text));
  if (!works) return long.map(own);
  const [only] = few;
  const alone = few.length === 1 && only?.field.kind !== 'table' ? only : undefined;
  if (
    written >= manyToWrite &&
    !few.some(isWorded) &&
    !named.test(alone ? bare(alone.field.label) : title.text)
  )
    return long.map(own);
  if (alone && written >= manyToWrite) return [...long, alone].map(own);
  const end = fields.at(-1)?.end ?? title.block + 1;
  const together: SectionCandidate = {
    ...partAt(title, {
      name: sectionName(title.text),
      prompts: few.flatMap(({ field, more }) => [field, ...more].map(withOptions)),
      from: 'heading',
    }),
    end,
  };
  return [together, ...long.map(own)];
};

/** The questions of a form on a web page, as far as they ask for the work and not for who applies. */
export const sectionsFromFormFields = (guidelines: Guidelines): SectionCandidate[] => {
  const groups = formGroups(guidelines);
  const fields = groups.flatMap(({ fields: own }) => own);
  if (fields.length < fewestFields) return [];
  const written = fields.filter(
    ({ kind, label }) => kind === 'long' && !isContactField(bare(label)) && !isClosingField(label),
  ).length;
  return groups.flatMap((group) => sectionsOf(group, written));
};

/** From the first to the last block of such a form. */
export const spanOfForm = (guidelines: Guidelines): { start: number; end: number } | undefined => {
  const groups = formGroups(guidelines);
  const fields = groups.flatMap(({ fields: own }) => own);
  const [first, last] = [fields[0], fields.at(-1)];
  return first && last
    ? { start: groups[0]?.title?.block ?? first.block, end: last.end }
    : undefined;
};
