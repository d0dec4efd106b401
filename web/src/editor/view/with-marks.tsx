import type { RichText } from '@grantwright/shared/richtext';
import type { ReactNode } from 'react';

/** Formats text with the marks of its leaf. */
export function renderMarks({ bold, italic, underline }: RichText, text: ReactNode): ReactNode {
  let content = text;
  if (bold) content = <strong>{content}</strong>;
  if (italic) content = <em>{content}</em>;
  if (underline) content = <u>{content}</u>;
  return content;
}
