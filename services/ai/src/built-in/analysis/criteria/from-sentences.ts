import { numberWords, parseNumber } from '../../../text/numbers.ts';
import { isOfAnotherCall } from '../aside.ts';
import type { Guidelines, Statement } from '../guidelines.ts';
import { heading, type Criterion } from './criterion.ts';

/** Words of a sentence that tells how applications are scored. */
const scores =
  /\b(?:scor(?:e|es|ed|ing)|criteri(?:on|a)|judged?|judging|rat(?:e|ed|ing)|evaluat(?:e|ed|es|ing|ion)|assess(?:ed|es)?|review(?:ed|ers)?|weigh(?:s|ed|ted|ting)?|points? (?:for|are|will be)|points to give|(?:give|gives|award|awards|worth|has|have) (?:(?:each|up to|a total of|to each) )*\w+ points)\b/i;
const unit = '(%|percent|points?|pts)';
/** "need (20 points), plan (30 points)"; bare numbers only where something is scored. */
const inBrackets =
  /([^,;:()]{3,90}?)\s?\(\s?(?:up to |max(?:imum|\.)? (?:of )?|worth )?(\d{1,3})\s?(%|percent|points?|pts\.?)?\s?\)/gi;
/** "20 points for need, 30 for the plan" */
const pointsFor = new RegExp(
  `(\\d{1,3})\\s?${unit}?\\s+(?:for|on)\\s+([^,;.()\\d]{3,80}?)(?=[,;.]|\\s+and\\s+\\d|$)`,
  'gi',
);
/** "Need: 20 points; Plan: 30 points", "need counts 20 %" */
const after = new RegExp(
  `([^,;:()]{3,80}?)\\s*(?::|=| - | is worth| counts(?: for)?| weighs?)\\s*(\\d{1,3})\\s?${unit}(?=[,;.]|\\s+and\\b|$)`,
  'gi',
);

/** "Applications are scored on the following:" */
const lead =
  /^[^:(]{8,200}\b(?:following|criteria|points|based on|scored|as follows|factors)[^:(]{0,60}:\s+/i;

const size = `(\\d{1,3}|${numberWords})`;
/** "up to six for a clear plan, up to five for the need" */
const upTo = new RegExp(
  `\\bup to ${size}(?: points?)? for ([^,;.()\\d]{3,80}?)(?=,? (?:and )?up to|[,;.]|$)`,
  'gi',
);
/** "100 points: Need 20, Plan 30, Results 15": the names with their numbers after a colon. */
const behind = /([^,;:()\d]{3,80}?) (\d{1,3})(?: (?:together|in all|each))?(?=[,;.]|$)/gi;
const leadsToNames = /\bpoints:\s+(?=\p{L}[^,;:.]{2,80} \d{1,3}[,;])/iu;

/** `whole`: what leads to the name is off already. */
type Told = { name: string; worth: number; unit: string; whole?: boolean };

/** What leads to the first name: "Reviewers will score applications based on the following". */
const withoutLead = (name: string): string =>
  name
    .trim()
    .replace(
      /^.*\b(?:scores?|scored|scoring|rates?|judged|based on|points|are|following|by|on|criteria|consider)\s+(?=\S)/i,
      '',
    )
    .replace(/^(?:,|and|or|the following)\s+/i, '')
    .replace(/^(?:\(?[\da-z]{1,2}[.)])\s+/i, '')
    .trim();

const told = (text: string, whole: string): Told[] => {
  const bracketed = [...text.matchAll(inBrackets)].map(([, name = '', worth = '', said = '']) => ({
    name,
    worth: Number(worth),
    unit: said,
  }));
  const named = bracketed.filter((one) => one.unit !== '');
  if (named.length >= 2) return named;
  if (bracketed.length >= 3 && /\b(?:scores?|scored|scoring|points)\b/i.test(whole))
    return bracketed;
  const first = [...text.matchAll(pointsFor)].map(([, worth = '', said = '', name = '']) => ({
    name,
    worth: Number(worth),
    unit: said,
  }));
  if (first.length >= 2 && first[0]?.unit) return first;
  const most = [...text.matchAll(upTo)].map(([, worth = '', name = '']) => ({
    name,
    worth: parseNumber(worth) ?? 0,
    unit: 'points',
  }));
  if (most.length >= 3) return most.map((one) => ({ ...one, whole: true }));
  return [...text.matchAll(after)].map(([, name = '', worth = '', said = '']) => ({
    name,
    worth: Number(worth),
    unit: said,
  }));
};

const ofStatement = (statement: Statement): Criterion[] => {
  const { text, path, block, page, quote } = statement;
  if (text.length > 1_200 || !(/\d/.test(text) || /\bpoints\b/i.test(text))) return [];
  if (!scores.test(text) && !path.slice(-2).some((title) => heading.test(title))) return [];
  if (/[$€£]\s?\d|\b(?:indirect|overhead|match|of the (?:grant|award|budget|total))\b/i.test(text))
    return [];
  const list = leadsToNames.exec(text);
  const bare: Told[] = list
    ? [...text.slice(list.index + list[0].length).matchAll(behind)].map(
        ([, name = '', worth = '']) => ({
          name: name.trim(),
          worth: Number(worth),
          unit: 'points',
        }),
      )
    : [];
  const found = bare.length >= 3 ? bare : told(text.slice(lead.exec(text)?.[0].length ?? 0), text);
  const criteria = found
    .map(({ name, worth, unit: said, whole }) => ({
      name: whole ? name : withoutLead(name),
      points: worth,
      percent: /%|percent/i.test(said),
      quote,
      block,
      ...(page ? { page } : {}),
    }))
    .filter(
      ({ name, points }) =>
        name.length >= 3 && points > 0 && points <= 100 && /\p{L}{3}/u.test(name),
    );
  return criteria.length >= 2 ? criteria : [];
};

/** Criteria told in a running sentence: "Reviewers will score need (20 points), the plan (30 points), …". */
export const fromSentences = ({ statements }: Guidelines): Criterion[] =>
  statements.flatMap((statement) =>
    isOfAnotherCall(statement) || statement.form === 'pair' ? [] : ofStatement(statement),
  );
