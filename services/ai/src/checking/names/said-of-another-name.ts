import type { Run } from './name-runs.ts';

/** "me for the whole (I've been director since 2015), but Nora Park for the nursery": the writer's own. */
const ofWriter = /\([^()]*\bI(?:['’]\p{L}+)?\b[^()]*\)/gu;
/** "Nora Park, the chief medical officer, answers for Open Door": who Nora Park is. */
const apposition = /^,\s(?:the|our|an?|its|their)\s[^,.;]{3,50}(?=,)/u;

const blank = (said: string): string => said.replace(/\S/g, ' ');

/** A text without what its writer says in brackets of himself; every word keeps its place. */
export const withoutWriter = (text: string): string => text.replace(ofWriter, blank);

/** A text without what stands between commas behind other names, and is said of those. */
export const withoutAppositions = (text: string, others: readonly Run[]): string =>
  others.reduce((rest, { end }) => {
    const said = apposition.exec(rest.slice(end))?.[0];
    return said === undefined
      ? rest
      : rest.slice(0, end) + blank(said) + rest.slice(end + said.length);
  }, text);
