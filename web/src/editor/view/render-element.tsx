import type { RenderElementProps } from 'slate-react';
import { elementToHtml } from './element-to-html.tsx';

/** Renders a document element in the editor. */
export const renderElement = ({ attributes, children, element }: RenderElementProps) =>
  elementToHtml(element, children, attributes);
