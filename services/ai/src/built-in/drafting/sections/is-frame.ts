import type { AnalysisDetails, Section } from '@grantwright/shared/contract';
import { sameName } from './same-name.ts';

/** "Proposal Narrative" that only announces the sections after it: their text is not wanted twice. */
export const isFrame = (at: number, sections: Section[], details?: AnalysisDetails): boolean => {
  const own = sections[at];
  if (!own) return false;
  const rest = sections.filter((_, other) => other !== at);
  const named = rest.filter(
    ({ name }) =>
      name.length > 5 && own.description.toLowerCase().includes(name.trim().toLowerCase()),
  );
  const prompts = promptsOf(own.name, details);
  const shared = prompts.filter((prompt) =>
    rest.some(({ name }) => promptsOf(name, details).some((other) => sameName(other, prompt))),
  );
  return (
    named.length > 2 ||
    pointsBelow.test(own.description) ||
    (prompts.length > 3 && shared.length > prompts.length * 0.6)
  );
};

/** "Use the six headings below": what is wanted stands under them. */
const pointsBelow =
  /\b(?:use|follow|under)\b[^.]{0,30}\b(?:headings?|sections?) (?:listed |given |shown |set out )?(?:below|that follow)\b/i;

const promptsOf = (name: string, details?: AnalysisDetails): string[] =>
  details?.sections.find((other) => sameName(other.name, name))?.prompts ?? [];
