import { remembered } from '@grantwright/analyst';

/** The short forms that a text's names may have: "Harbor Light Food Bank" is HLFB. */
export const initialsOf = remembered((text): readonly string[] =>
  [
    ...text.matchAll(
      /\p{Lu}[\p{L}'’-]*(?:\s+(?:(?:of|the|and|for|in|on|to|&|de|la)\s+){0,2}\p{Lu}[\p{L}'’-]*)+/gu,
    ),
  ].flatMap(([run]) => {
    const parts = run.split(/\s+/);
    const capitals = parts.filter((part) => /^\p{Lu}/u.test(part)).map((part) => part[0]);
    const all = parts.map((part) => (part === '&' ? 'A' : part[0]?.toUpperCase()));
    return [capitals.join(''), all.join('')];
  }),
);
