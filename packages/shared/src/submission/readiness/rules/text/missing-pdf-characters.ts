import { findMissingPdfCharacters } from '../../../format/pdf-characters.ts';
import { createFindingFactory } from '../../create-finding.ts';
import type { Finding, Place } from '../../finding.ts';
import type { Draft } from '../../readiness-input.ts';

const { warning } = createFindingFactory('pdf-character');
const maxListed = 10;

/** Finds characters that the PDF replaces, because none of its fonts has them. */
export function missingPdfCharacters(draft: Draft): Finding[] {
  const { text, title, grantProgram, organizationInfo, submission } = draft;
  const texts: { text: string; place?: Place }[] = [
    { text },
    { text: title, place: { type: 'title' } },
    { text: grantProgram, place: { type: 'program' } },
    { text: organizationInfo?.name ?? '', place: { type: 'profile', field: 'name' } },
    { text: submission?.format?.header ?? '', place: { type: 'header' } },
  ];
  const found = texts.flatMap((sent) => {
    const characters = findMissingPdfCharacters(sent.text);
    const [words = ''] = characters;
    const place = sent.place ?? { type: 'words' as const, words };
    return characters.length > 0 ? [{ characters, place }] : [];
  });
  const [first] = found;
  if (!first) return [];
  const all = [...new Set(found.flatMap(({ characters }) => characters))];
  const listed = all.slice(0, maxListed).map(nameCharacter).join(' ');
  const rest = all.length > maxListed ? ` and ${all.length - maxListed} more` : '';
  return [
    warning(all.join(''), `The PDF shows □ instead of: ${listed}${rest}`, {
      help: 'The Word file has every character. To send a PDF with them, open the Word file and save it as a PDF.',
      place: first.place,
      facts: [],
    }),
  ];
}

/** Returns a character, or its number if it may be invisible on its own. */
const nameCharacter = (character: string): string =>
  /[\p{M}\p{C}]/u.test(character)
    ? `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`
    : character;
