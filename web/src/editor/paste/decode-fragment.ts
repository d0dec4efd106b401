import { normalizeDocument, type RichBlock, type RichDocument } from '@grantwright/shared/richtext';

const blockTypes = new Set<unknown>([
  'paragraph',
  'heading',
  'bulleted-list',
  'numbered-list',
  'block-quote',
  'table',
] satisfies RichBlock['type'][]);

/**
 * Decodes the clipboard fragment of content copied from this editor, and sanitizes it because any page can write
 * such a fragment. Returns undefined if it is invalid.
 */
export function decodeFragment(encoded: string): RichDocument | undefined {
  try {
    const parsed: unknown = JSON.parse(decodeURIComponent(atob(encoded)));
    return Array.isArray(parsed) && parsed.every(isBlock) ? normalizeDocument(parsed) : undefined;
  } catch {
    return undefined;
  }
}

const isBlock = (value: unknown): value is RichBlock =>
  typeof value === 'object' && value !== null && 'type' in value && blockTypes.has(value.type);
