import { describe, expect, it } from 'vitest';
import { paperFrom } from '../fixtures/reading-of.ts';
import { extractOrganization } from '../extract-organization.ts';

const read = (text: string) => extractOrganization([paperFrom('paper', 'docx', text)]);
const articles = (clause: string) =>
  read(`ARTICLES OF INCORPORATION\nOF\nELM ROW STABLES, INC.\nARTICLE I\n${clause}`).contactInfo;

describe('the office that articles name', () => {
  it.each([
    [
      'The principal office of the corporation shall be located at Route 9, Box 114, Pine Hollow, Tennessee 37033.',
      { address: 'Route 9, Box 114', city: 'Pine Hollow', state: 'TN', postalCode: '37033' },
    ],
    [
      'The principal office shall be at 88 Bridle Path, Amenia, County of Dutchess, State of New York.',
      { address: '88 Bridle Path', city: 'Amenia', state: 'NY' },
    ],
    [
      'ELM ROW STABLES, INC., desiring to organize under the laws of Florida with its principal office atMill Highway, Ocala, Florida, has designated Ann Farr, of 12 Court Street, Ocala, Florida 34470, as its Registered Agent.',
      { city: 'Ocala', state: 'FL' },
    ],
  ])('is read from “%s”', (clause, place) => {
    expect(articles(clause)).toEqual(place);
  });

  it('is told from the lines below it where a registered office is one sentence', () => {
    const paper = read(`# Articles of Association
      Tarn Water Fund
      The Foundation has its registered office in Utrecht, the Netherlands.
      The object of the Foundation is to dig wells in the villages of the lake.`);
    expect(paper.name).toBe('Tarn Water Fund');
    expect(paper.missionStatement).toContain('to dig wells');
  });

  it('is where a policy says that the body is', () => {
    expect(
      read(`# Gift Acceptance Policy
      Elm Row Haven ("the Organization") is a 501(c)(3) nonprofit located in Mesa, Arizona.`)
        .contactInfo,
    ).toEqual({ city: 'Mesa', state: 'AZ' });
  });
});

describe('a return whose text lost the town', () => {
  it('still gives the box, and the mission without the form’s next part', () => {
    const paper = read(`Form 990 (2024)
      Return of Organization Exempt From Income Tax
      C Name of organization
      ELM ROW HOUSE ASSOCIATION
      Number and street (or P.O. box if mail is not delivered to street address)
      PO BOX 771
      D Employer identification number
      64-6012345
      F Name and address of principal officer: ANN FARR
      101 COURT ROW
      OXFORD, MS 38655
      Briefly describe the organization's mission or most significant activities: TO HOUSE STUDENTS OF THE VALLEY. Part II
      Signature Block`);
    expect(paper.contactInfo).toEqual({ address: 'PO Box 771' });
    expect(paper.missionStatement).toBe('To house students of the valley.');
  });
});
