import { VisuallyHidden } from '../../../ui/visually-hidden.ts';

/** The arrow of "10 → 20", read aloud as "becomes". */
export const ChangeArrow = () => (
  <>
    <span aria-hidden>→</span>
    <VisuallyHidden>becomes</VisuallyHidden>
  </>
);
