import { describe, expect, it } from 'vitest';
import { paperFrom } from '../fixtures/reading-of.ts';
import { paperOf } from '../paper.ts';
import { findMissions } from './mission.ts';

const missionOf = (text: string) =>
  [...findMissions(paperOf(paperFrom('paper', 'pdf', text)), [])].sort(
    (a, b) => b.trust - a.trust,
  )[0]?.value;

describe('the mission', () => {
  it('goes on in the items below it', () => {
    expect(
      missionOf(`# MISSION STATEMENT
      The Mission of the Food Pantry is to:
      - improve the health of residents in need;
      - give neighbors a way to help neighbors.`),
    ).toBe(
      'The Mission of the Food Pantry is to: improve the health of residents in need; give neighbors a way to help neighbors.',
    );
  });

  it('stands under a numbered heading, without its number', () => {
    expect(
      missionOf(`# ARTICLE II. MISSION STATEMENT
      1. We keep a shared workshop that lets the town learn, build and mend together.`),
    ).toBe('We keep a shared workshop that lets the town learn, build and mend together.');
  });

  it('is what by-laws say that the body is formed for, not a committee’s task', () => {
    expect(
      missionOf(`# BYLAWS OF THE WELCOME CENTER
      # ARTICLE II PURPOSES
      Section 2.1 Purposes. The Center is formed to help people who had to leave home to settle here.
      Section 4.1 Committees. The mission of the Nominating Committee is to find new directors.`),
    ).toBe('The Center is formed to help people who had to leave home to settle here.');
  });

  it('is the object of an association', () => {
    expect(
      missionOf(`# By-Laws
      The object of this Association shall be to promote the keeping of honey bees.`),
    ).toBe('The object of this Association shall be to promote the keeping of honey bees.');
  });

  it('is what follows a state form’s question', () => {
    expect(
      missionOf(
        '9. Purpose for which the organization was formed: To teach blind people to sail and race.',
      ),
    ).toBe('To teach blind people to sail and race.');
  });

  it('runs over the lines of a Form 990’s box', () => {
    expect(
      missionOf(`Form 990 Return of Organization Exempt From Income Tax
      1 Briefly describe the organization’s mission or most significant activities: Harbor House gives people
      at the end of life comfort, company and care.
      2 Check this box if the organization discontinued its operations.`),
    ).toBe('Harbor House gives people at the end of life comfort, company and care.');
  });

  it('is no clause that every charity’s articles hold', () => {
    expect(
      missionOf(`# ARTICLES OF INCORPORATION
      The corporation is organized exclusively for charitable purposes within the meaning of Section 501(c)(3), including, for such purposes, the making of distributions to exempt organizations.`),
    ).toBeUndefined();
  });

  it.each([
    [
      'The corporation is organized exclusively for charitable purposes as described in Section 501(c)(3) of the Code, including to support public access to publications that report on funded research.',
      'including to support public access',
    ],
    [
      'The object for which this corporation is established is to preserve the fields and forest of the town; all within the meaning of Sec. 501(c)(3).',
      'is to preserve the fields and forest of the town.',
    ],
  ])('is the organization’s own part of a lawyers’ clause', (clause, own) => {
    expect(missionOf(`# ARTICLES OF INCORPORATION\n${clause}`)).toContain(own);
  });

  it('goes on in paragraphs lettered by hand', () => {
    expect(
      missionOf(`# BYLAWS
      The primary objectives and purposes of this corporation shall be:
      A. To promote rocketry as a hobby and sport.
      B. To teach safe flight.`),
    ).toContain('To promote rocketry as a hobby and sport; To teach safe flight.');
  });

  it('stands below the question of a state’s form', () => {
    expect(
      missionOf(`# ARTICLES OF ORGANIZATION
      The purpose of the corporation is to engage in the following activities:
      To provide shared tools to artists of limited means, and to engage in any other activity permitted to it.`),
    ).toContain('To provide shared tools to artists of limited means.');
  });

  it('are the objects that a charity abroad names', () => {
    expect(
      missionOf(`Summary of the objects of the charity set out in its governing document:
      The relief of persons aged 55 and over who are lonely.`),
    ).toBe('The relief of persons aged 55 and over who are lonely.');
  });

  it('is what an about page says first of who “we” are', () => {
    expect(
      missionOf(`# Who we are
      We provide free primary care to adults of two counties who have no insurance.`),
    ).toBe('We provide free primary care to adults of two counties who have no insurance.');
  });

  it.each([
    'The purposes of the Corporation are set forth in the Articles of Organization, as amended.',
    'THE MISSION IS AS STATED IN PART I, LINE 1. THE BOARD REAFFIRMED IT.',
  ])('is not where it is said to stand elsewhere: “%s”', (text) => {
    expect(missionOf(`# BYLAWS\n${text}`)).toBeUndefined();
  });

  it.each([
    'Camp Sunbow exists so that children with burns can be just kids for a week.',
    'The Camp gathers children with burns every summer so that they can be just kids.',
  ])('is told of the organization in a letter: “%s”', (text) => {
    const paper = paperOf(paperFrom('letter', 'docx', text));
    expect(findMissions(paper, ['Hemet Sunbow Camp', 'Camp Sunbow'])[0]?.value).toBe(text);
  });

  it('stands in the row of a register', () => {
    expect(
      missionOf('| Objectives | To advance education about the sea among young people. |'),
    ).toBe('To advance education about the sea among young people.');
  });

  it('is what a certificate says that the body is formed exclusively for', () => {
    expect(
      missionOf(`# Certificate of Incorporation of Sunset Spark, Inc.
      The corporation is formed exclusively for the educational, scientific, literary and charitable purposes of providing science and art instruction to children in Sunset Park.
      Sunset Spark, Inc. is organized exclusively for educational purposes under section 501(c)(3) of the Internal Revenue Code, including, for such purposes, the making of distributions.`),
    ).toBe(
      'The corporation is formed exclusively for the educational, scientific, literary and charitable purposes of providing science and art instruction to children in Sunset Park.',
    );
    expect(
      missionOf(`# Articles of Incorporation
      Said corporation is organized exclusively for the purpose of feeding families of Lake County and teaching them to garden.`),
    ).toBe(
      'Said corporation is organized exclusively for the purpose of feeding families of Lake County and teaching them to garden.',
    );
  });

  it('leaves out the powers among the items of its purposes', () => {
    expect(
      missionOf(`# By-laws
      The purposes for which this corporation is organized are as follows:
      - To provide scholarships in the pursuit of higher learning.
      - To borrow money and to make and issue notes, bonds, debentures, and evidences of indebtedness of all kinds.`),
    ).toBe(
      'The purposes for which this corporation is organized are as follows: To provide scholarships in the pursuit of higher learning.',
    );
  });

  it('goes on in lines whose marks were lost, and ends without the word that waits for them', () => {
    const objects = `GOVERNING DOCUMENT
      The objects of the Charity are:
      To advance education and technical training for the public benefit, particularly in Cameroon, by:`;
    expect(
      missionOf(`${objects}
      Establishing technical and vocational education initiatives
      Providing access to practical learning environments
      4. Powers`),
    ).toBe(
      'To advance education and technical training for the public benefit, particularly in Cameroon, by: Establishing technical and vocational education initiatives; Providing access to practical learning environments.',
    );
    expect(
      missionOf(`${objects}
      4. Powers`),
    ).toBe(
      'To advance education and technical training for the public benefit, particularly in Cameroon.',
    );
  });

  it('goes on where the end of a page broke its sentence', () => {
    expect(
      missionOf(`# Articles of Incorporation
      - The purposes for which this corporation is formed are pleasure and recreation, as a social club for people relocating to Santa
      Barbara County. Despite any other provision the Corporation shall not engage in other activities.`),
    ).toBe(
      'The purposes for which this corporation is formed are pleasure and recreation, as a social club for people relocating to Santa Barbara County.',
    );
  });

  it('is not whom a body owes that it exists', () => {
    expect(
      missionOf('We exist because of the effort of over 75 volunteers who give their time daily.'),
    ).toBeUndefined();
  });

  it('stands behind a letter that numbers it', () => {
    expect(
      missionOf(`# CONSTITUTION AND BY-LAWS
      # Article II Purpose
      A. The purpose of this club shall be:
      To promote the preservation, use, and enjoyment of garden tractors.`),
    ).toBe(
      'The purpose of this club shall be: To promote the preservation, use, and enjoyment of garden tractors.',
    );
  });

  it('is what articles say specifically of their charitable purposes', () => {
    expect(
      missionOf(`# Articles of Incorporation of Camp Tamarack Friends
      THIRD: The corporation is organized and shall be operated exclusively for charitable and educational purposes, specifically to send children from low-income families to summer camp, and to receive and administer funds for such purposes.`),
    ).toBe(
      'The corporation is organized and shall be operated exclusively for charitable and educational purposes, specifically to send children from low-income families to summer camp.',
    );
  });

  it('is what a body is said to do by the first words of its name', () => {
    const [found] = findMissions(
      paperOf(
        paperFrom(
          'paper',
          'html',
          'Desert Bloom grows food, skills and friendships for all in midtown Tucson.',
        ),
      ),
      ['Desert Bloom Community Garden'],
    );
    expect(found?.value).toBe(
      'Desert Bloom grows food, skills and friendships for all in midtown Tucson.',
    );
  });

  it('is not what a body remains dedicated to, told among its results', () => {
    expect(
      missionOf(
        'We remain fully dedicated to increasing the nutritional value of the foods we serve.',
      ),
    ).toBeUndefined();
    expect(missionOf('We are dedicated to feeding all who come to us in Lake County.')).toBe(
      'We are dedicated to feeding all who come to us in Lake County.',
    );
  });
});
