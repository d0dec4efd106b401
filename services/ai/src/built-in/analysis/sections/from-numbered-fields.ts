import { capitalize } from '@grantwright/analyst';
import { titleOfBox } from '../form-box.ts';
import type { Guidelines } from '../guidelines.ts';
import { partAt, type SectionCandidate } from './candidate.ts';
import { numberedForm, type NumberedField } from './numbered-fields.ts';
import { splitPoints } from './points-in-text.ts';
import { isPrompt, splitPrompt } from './prompts.ts';
import { sectionName } from './section-name.ts';

const longestName = 110;
const inBrackets =
  /\s*[([][^()[\]]*\b(?:words?|char(?:acter)?s?|optional|required)\b[^()[\]]*[)\]]/gi;

/** "Set out your costs, stating for each whether it is confirmed" is called by what it asks first. */
const shortened = (name: string): string =>
  name.length <= longestName
    ? name
    : (name.split(/, (?:\p{Ll}+ing|such as|with|so that)\b/u)[0] ?? name).slice(0, longestName);

const asSentence = (text: string): string => capitalize(/[.?!]$/.test(text) ? text : `${text}.`);

const partOf = (field: NumberedField): SectionCandidate => {
  const { text, points } = splitPoints(field.asks);
  const { name, rest } = titleOfBox(text.replace(inBrackets, '').trim());
  const said = [...rest.split(/(?<=[.?!])\s+(?=\p{Lu})/u), ...field.help].filter(Boolean);
  const isCut = shortened(name) !== name;
  const asked = [...(isCut || isPrompt({ text: name }) ? [name] : []), ...said];
  const isAsked = (sentence: string): boolean =>
    isPrompt({ text: sentence }) || /\?$/.test(sentence) || (isCut && sentence === name);
  return {
    ...partAt(field, {
      name: sectionName(shortened(name)),
      told: asked.filter((sentence) => !isAsked(sentence)).map(asSentence),
      prompts: asked
        .filter(isAsked)
        .flatMap((asks) => (isPrompt({ text: asks }) ? splitPrompt(asks) : [asks])),
      limit: field.limit,
      ...(points === undefined ? {} : { points }),
      required: !/\boptional\b|\bif applicable\b/i.test(field.asks),
      from: 'question',
    }),
    end: field.end,
  };
};

/** The fields of a form that numbers them, each whole and by itself: one that names three things is one. */
export const sectionsFromNumberedFields = (guidelines: Guidelines): SectionCandidate[] =>
  numberedForm(guidelines)?.fields.map(partOf) ?? [];
