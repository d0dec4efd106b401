import type { Finding } from '@grantwright/shared/submission';
import type { Application } from './application.ts';

export type Defect = {
  name: string;
  /** @returns the condition that one finding must meet; undefined if the call has no place for the defect */
  plant: (application: Application) => ((finding: Finding) => boolean) | undefined;
};

const has =
  (...words: string[]) =>
  ({ text, help = '' }: Finding): boolean =>
    words.every((word) => `${text} ${help}`.includes(word));
export const rule =
  (name: string, ...words: string[]) =>
  (finding: Finding): boolean =>
    finding.rule === name && has(...words)(finding);

/** Adds a paragraph to the middle section. */
export function add({ parts }: Application, text: string): void {
  const part = parts[Math.floor(parts.length / 2)];
  if (part) part.html += `<p>${text}</p>`;
}

export const adding =
  (text: string, isFound: (finding: Finding) => boolean): Defect['plant'] =>
  (application) => {
    add(application, text);
    return isFound;
  };

export const placeholder = (text: string, words: string): Defect => ({
  name: `the placeholder ${words}`,
  plant: adding(text, rule('placeholder', words)),
});
