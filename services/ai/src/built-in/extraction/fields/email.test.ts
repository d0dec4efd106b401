import { describe, expect, it } from 'vitest';
import { paperFrom } from '../fixtures/reading-of.ts';
import { paperOf } from '../paper.ts';
import { findEmails } from './email.ts';

const emailOf = (text: string, name: string) =>
  [...findEmails(paperOf(paperFrom('paper', 'html', text)), [name])].sort(
    (a, b) => b.trust - a.trust,
  )[0]?.value;

describe('the e-mail address', () => {
  it('is read where it is spelled out against robots', () => {
    expect(emailOf('Fax 812.555.0141 frontdesk (at) millrace (dot) org', 'Mill Race Clinic')).toBe(
      'frontdesk@millrace.org',
    );
  });

  it('is a box at a public host that bears the name, even when a coordinator reads it', () => {
    expect(
      emailOf(
        'Questions go to the coordinator, Ana Beck, at redwillowseeds@gmail.com.',
        'Red Willow Seed Library',
      ),
    ).toBe('redwillowseeds@gmail.com');
    expect(emailOf('kittredgehistory@gmail.com', 'Kittredge Historical Society')).toBe(
      'kittredgehistory@gmail.com',
    );
  });

  it('is not somebody’s at another house than the paper’s site', () => {
    expect(
      emailOf(
        `www.caldervale.org.uk
        nb@mossaccounts.co.uk`,
        'Calder Vale Befriending Scheme',
      ),
    ).toBeUndefined();
  });
  it('stands behind “email us”', () => {
    expect(
      emailOf(
        'We hope to trade with you. Please email us: wheels-on-tour@hotmail.com',
        'Red Willow Seed Library',
      ),
    ).toBe('wheels-on-tour@hotmail.com');
  });

  it('is no box of a template', () => {
    expect(emailOf('E-mail: you@example.org', 'Tarn Club')).toBeUndefined();
    expect(emailOf('E-mail: tarn@club.example.org', 'Tarn Club')).toBe('tarn@club.example.org');
  });

  it('is the director’s box in the foot of a page at its own host, whoever else the page names', () => {
    const { name, reading } = paperFrom(
      'page',
      'html',
      'The Friends of the Moor Library are a charity of their own. Write to all@moorfriends.example.com.',
    );
    const imprint: typeof reading.blocks = [
      {
        type: 'paragraph',
        text: '7 Vine Street, Dongola, IL 62926 · director@moorlibrary.example.com',
      },
      { type: 'paragraph', text: 'www.moorlibrary.example.com' },
    ];
    const paper = paperOf({ name, documentId: name, reading: { ...reading, imprint } });
    expect(findEmails(paper, ['Moor Public Library'])[0]?.value).toBe(
      'director@moorlibrary.example.com',
    );
  });

  it('is not that of its friends or its auditors', () => {
    expect(emailOf('Write to friends@orlelibrary.org', 'Tarn Library District')).toBeUndefined();
    expect(emailOf('Write to audit@lisk-cpas.com', 'Tarn Library District')).toBeUndefined();
    expect(emailOf('Write to friends@orlelibrary.org', 'Friends of Orle')).toBe(
      'friends@orlelibrary.org',
    );
  });
});
