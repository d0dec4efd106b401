import { plain, squeeze } from '@grantwright/analyst';
import type { Finding } from './finding.ts';
import type { Guidelines } from './guidelines.ts';
import { filledLine, isBlank } from './sections/template-line.ts';
import { templateForm } from './sections/whole-template.ts';

const ofExample = /\bexamples?\b|\bsample\b/i;
const instance = /\b(?:e\.g\.?|for example|for instance|such as|i\.e\.)(?![\p{L}])/iu;
const binds = /\b(?:must|mandatory|required|shall|not exceed|at most|no more than)\b/i;

/**
 * Whether a line only shows how a template is filled in: "Costs: 8,000 USD" of an example milestone, "Total: the sum
 * requested (e.g. 12,000 USD)". Such figures are nobody's rules.
 */
export const shownInTemplate = (guidelines: Guidelines): ((line: Finding) => boolean) => {
  const form = templateForm(guidelines);
  const { blocks } = guidelines.reading;
  if (!form) return () => false;
  const shown = new Set(
    form.titles
      .filter(({ title }) => ofExample.test(title))
      .flatMap(({ block, end }) => Array.from({ length: end - block }, (_, at) => block + at)),
  );
  return ({ block: at, text }) => {
    const block = blocks[at];
    if (!block || block.type === 'table' || at < form.start || at >= form.end) return false;
    const line = filledLine(squeeze(plain(block.text)));
    if (!line || binds.test(text)) return false;
    return shown.has(at) || isBlank(line.hint) || instance.test(line.hint);
  };
};
