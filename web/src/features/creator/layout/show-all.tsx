import { flushSync } from 'react-dom';
import { pluralize } from '../../../lib/format.ts';
import { AlignedButton } from '../../../ui/aligned-button.ts';

type ShowAllProps = {
  /** What the rows are: "section". */
  noun: string;
  /** How many rows the list above the button shows. */
  shown: number;
  all: number;
  onShow: () => void;
};

/** Shows the other rows of the list above the button, if there are any, and focuses the first of them. */
export function ShowAll({ noun, shown, all, onShow }: ShowAllProps) {
  if (shown >= all) return null;
  return (
    <AlignedButton
      onClick={({ currentTarget }) => {
        const list = currentTarget.previousElementSibling;
        flushSync(onShow);
        list?.children[shown]?.querySelector<HTMLElement>('button, input, a')?.focus();
      }}
    >
      Show all {pluralize(all, noun)}
    </AlignedButton>
  );
}
