import { describe, expect, it } from 'vitest';
import { paperFrom } from '../fixtures/reading-of.ts';
import { paperOf } from '../paper.ts';
import { findMissions } from './mission.ts';

const missionOf = (text: string, names: string[] = []) =>
  [...findMissions(paperOf(paperFrom('paper', 'html', text)), names)].sort(
    (a, b) => b.trust - a.trust,
  )[0]?.value;

describe('what a constitution or its founders say it is for', () => {
  it('is the list of its objectives, with broken lines made whole', () => {
    expect(
      missionOf(`# constitution of the weh cultural association
      # article 5: objectives
      - 5.1 The objective of WECUDA shall be as per the preamble and in
      - particular;
      - a) To promote unity and peace amongst members.
      - To revive , the culture of the Weh people.
      - c) To promote the economic development in Weh and
      - Cameroon at large.
      # article 6: membership
      - To be a member one pays 500cfa.`),
    ).toBe(
      'To promote unity and peace amongst members; To revive, the culture of the Weh people; To promote the economic development in Weh and Cameroon at large.',
    );
  });

  it('leaves a single aim and lists of powers alone', () => {
    expect(
      missionOf(`# Constitution of the Weh Association
      # Objects
      - To borrow money and issue bonds for any lawful purpose.
      - To acquire and hold property of any kind.`),
    ).toBeUndefined();
  });

  it('is what the founders had in view', () => {
    const text =
      "Inspired by our parents, we have established a social organization named 'Himal Trust' with a view to contribute to the nation in fields like education and health.";
    expect(missionOf(text)).toBe(text);
    expect(
      missionOf(
        'The Himal Trust was formed in 2004 with the aim of teaching every child to read.',
        ['Himal Trust'],
      ),
    ).toContain('teaching every child');
    expect(
      missionOf('We set up a scholarship fund with a view to helping young cooks.', []),
    ).toBeUndefined();
  });

  it('is its objective, and no goal of one year', () => {
    const text =
      "Its primary objective is to represent students' interests and promote excellence.";
    expect(missionOf(`The union has 400 members. ${text}`)).toBe(text);
    expect(missionOf('Our goal is to raise $5,000 for a new boat.')).toBeUndefined();
  });

  it('keeps no clause’s title and no bare introduction', () => {
    expect(
      missionOf(`# Bylaws
      # Article III Purposes
      Section 1. Purposes – The purposes for which this corporation is formed are as follows:
      1. To pursue quality in graduate education
      2. In particular:
      a. To encourage research by teachers`),
    ).toBe(
      'The purposes for which this corporation is formed are as follows: To pursue quality in graduate education; To encourage research by teachers.',
    );
  });

  it('stands under a chapter of objectives', () => {
    expect(
      missionOf(`# CHAPTER II - OBJECTIVES
      2.1 The objectives of UGIN are:
      (a) To promote and preserve Igbo culture.
      (b) To foster unity among members.`),
    ).toBe('To promote and preserve Igbo culture; To foster unity among members.');
  });

  it('is its first program where a form names only the kind of body', () => {
    expect(
      missionOf(`Form 990-EZ (2012) LIVING WATER MINISTRY INC 46-2200141 Page 2
      What is the organization's primary exempt purpose? RELIGIOUS ORGANIZATION 501(c)(3) and 501(c)(4) Descnbe the program service accomplishments
      28 TEACHING THE BIBLE IN PRISONS
      29`),
    ).toBe('Teaching the bible in prisons');
  });

  it('is the passage below the line that announces the objects', () => {
    expect(
      missionOf(`The registered objects are:
      To provide a hall for the people of the parish of Ashby and to keep its green open.`),
    ).toBe('To provide a hall for the people of the parish of Ashby and to keep its green open.');
  });

  it('is what a club is promoted for, under its numbers, and not who manages it', () => {
    expect(
      missionOf(`# Constitution of the Ferncliff Bowling Club
      # 2. OBJECTIVES
      The Club is promoted for the purpose of:
      2.1 Playing the game of lawn bowls and promoting recreation and good company.
      2.2 The Club shall be affiliated to the county association.
      # 4. POWERS OF THE COMMITTEE
      4.1 The management and control of the club and the carrying out of its objects shall be vested in the Committee.`),
    ).toContain('promoted for the purpose of: Playing the game of lawn bowls');
    expect(
      missionOf(`# Constitution of the Ferncliff Bowling Club
      4.1 The management and control of the club and the carrying out of its objects shall be vested in the Committee.`),
    ).toBeUndefined();
  });

  it('is what the members band together for, in its preamble', () => {
    expect(
      missionOf(`# Bylaws
      We, the members of the Sands Trail Riders Incorporated, in order to foster the responsible enjoyment of trail riding, hereby establish this constitution.`),
    ).toBe('To foster the responsible enjoyment of trail riding.');
  });
});
