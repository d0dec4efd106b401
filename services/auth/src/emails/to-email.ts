import type { Email } from '@grantwright/shared/mail';
import { escapeHtml } from '@grantwright/shared/richtext';

type Paragraph = string | { link: string; label: string };
export type EmailContent = { subject: string; paragraphs: Paragraph[] };

/** Formats an email as text and as HTML. */
export const toEmail = (
  head: Pick<Email, 'id' | 'date' | 'to'>,
  { subject, paragraphs }: EmailContent,
): Email => ({
  ...head,
  subject,
  text: paragraphs.map(toText).join('\n\n') + '\n',
  html: `<!doctype html><html lang="en"><body>${paragraphs.map(toHtml).join('')}</body></html>`,
});

const toText = (paragraph: Paragraph) =>
  typeof paragraph === 'string' ? paragraph : paragraph.link;

const toHtml = (paragraph: Paragraph) =>
  typeof paragraph === 'string'
    ? `<p>${escapeHtml(paragraph)}</p>`
    : `<p><a href="${escapeHtml(paragraph.link).replaceAll('"', '&quot;')}">${escapeHtml(paragraph.label)}</a></p>`;
