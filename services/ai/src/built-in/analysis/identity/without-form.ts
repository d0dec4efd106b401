import type { Guidelines } from '../guidelines.ts';
import { isOfWebForm } from '../form-statements.ts';

/** What the paper says of itself: a form's labels and the answers that it offers name nobody. */
export const withoutForm = (guidelines: Guidelines): Guidelines => {
  const { blocks } = guidelines.reading;
  if (!blocks.some(isOfWebForm)) return guidelines;
  const isTold = ({ block }: { block: number }): boolean => !isOfWebForm(blocks[block]);
  return {
    ...guidelines,
    reading: {
      ...guidelines.reading,
      blocks: blocks.map((block) => (isOfWebForm(block) ? { type: 'paragraph', text: '' } : block)),
    },
    statements: guidelines.statements.filter(isTold),
    lists: guidelines.lists.filter(isTold),
  };
};
