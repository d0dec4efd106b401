import { describe, expect, it } from 'vitest';
import { paperFrom } from '../fixtures/reading-of.ts';
import { paperOf } from '../paper.ts';
import { findCurrentProjects } from './current-projects.ts';

const projectsOf = (text: string) =>
  findCurrentProjects(
    paperOf(paperFrom('paper', 'docx', `# Constitution of the Jam Society\n${text}`)),
    ['Jam Society'],
  )[0]?.value;

describe('what a constitution says that the body does', () => {
  it('is told in the article on its purpose', () => {
    expect(
      projectsOf(`# ARTICLE 2 - PURPOSE
      The association’s core aim is to create a peaceful community focused on game making.
      The association publishes a website where enthusiasts can meet and learn.
      It organizes game jams and other types of events. The association may help its members organize events.
      # ARTICLE 3 - OFFICE
      The association maintains its office in the town hall of Elmira.`),
    ).toBe(
      'The association publishes a website where enthusiasts can meet and learn.\nIt organizes game jams and other types of events.',
    );
  });

  it('is no duty and no power', () => {
    expect(
      projectsOf(`# Purpose
      The society shall run a library for the young of the town.
      The society holds a general meeting every year in the spring.`),
    ).toBeUndefined();
  });

  it('is not the clause of every charity', () => {
    expect(
      projectsOf(`# ARTICLE 2 - PURPOSE
      The Society operates exclusively for charitable and educational purposes within the meaning of Section 501(c)(3).`),
    ).toBeUndefined();
  });
});
