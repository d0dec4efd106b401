import { describe, expect, it } from 'vitest';
import { paperOf } from '../paper.ts';
import { findNames } from './name.ts';

const nameOf = (title: string, headings: string[], imprint: string[]) =>
  [
    ...findNames(
      paperOf({
        documentId: 'page',
        name: 'page.html',
        reading: {
          source: 'html',
          title,
          blocks: [
            ...headings.map((text) => ({ type: 'heading' as const, level: 1, text })),
            { type: 'paragraph', text: 'Hours vary depending on what is there, so come early.' },
          ],
          imprint: imprint.map((text) => ({ type: 'paragraph' as const, text })),
          notes: [],
        },
      }),
    ),
  ].sort((a, b) => b.trust - a.trust)[0]?.value;

describe('the name of a web site', () => {
  it('stands in its title beside the name of the page', () => {
    const title = 'What We Do - Valle Unido PDX';
    expect(nameOf(title, ['What We Do'], [title])).toBe('Valle Unido PDX');
    expect(nameOf('Reports | Poppies Cumbria', ['Reports'], ['Reports | Poppies Cumbria'])).toBe(
      'Poppies Cumbria',
    );
    const two = 'Spring Fair - Summer Fair';
    expect(nameOf(two, ['Fairs'], [two])).toBeUndefined();
  });

  it('goes before a heading of the page that its title repeats', () => {
    const title = "Impact & Community | Children's Museum of Tarn";
    expect(nameOf(title, ['Impact & Community'], ["Children's Museum of Tarn", title])).toBe(
      "Children's Museum of Tarn",
    );
  });

  it('stands by itself in its head or foot', () => {
    expect(nameOf('Food Pantry', ['Food Pantry'], ['Community League of the Hills'])).toBe(
      'Community League of the Hills',
    );
    expect(nameOf('Hours', ['Hours'], ['Home', 'All Rights Reserved'])).toBeUndefined();
  });

  it('stands behind what a page is for', () => {
    const title = 'Fundraising for Tarn Valley Schools';
    expect(nameOf(title, ['How can you help?'], [title])).toBe('Tarn Valley Schools');
  });

  it('stands alone on a line of a printed page, as in its title', () => {
    const paper = {
      documentId: 'page',
      name: 'reports.pdf',
      reading: {
        source: 'pdf' as const,
        title: 'Reports | Poppies Cumbria',
        blocks: [
          { type: 'paragraph' as const, text: 'Poppies Cumbria', page: 1 },
          { type: 'heading' as const, level: 1, text: 'Reports', page: 1 },
        ],
        notes: [],
      },
    };
    expect(findNames(paperOf(paper))[0]?.value).toBe('Poppies Cumbria');
  });

  it('is what its frame gives, where its text holds it too', () => {
    const reading = (text: string) => ({
      source: 'html' as const,
      blocks: [
        { type: 'heading' as const, level: 1, text: 'Our Story' },
        { type: 'paragraph' as const, text },
      ],
      origin: { names: ['Lantern Row'] },
      notes: [],
    });
    const own = (text: string) =>
      findNames(paperOf({ documentId: 'page', name: 'page.html', reading: reading(text) }))[0]
        ?.value;
    expect(own('Everybody finds a friend at Lantern Row, whatever the weather.')).toBe(
      'Lantern Row',
    );
    expect(own('Everybody finds a friend here, whatever the weather.')).toBeUndefined();
  });
});
