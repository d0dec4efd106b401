import type { PromptTopic } from '../drafting/topics.ts';

/**
 * Typical answers by topic. A passage that answers "How will you sustain the project?" has few words in common with the
 * question but many in common with other answers to it.
 */
export const exampleAnswers: Readonly<Partial<Record<PromptTopic, readonly string[]>>> = {
  organization: [
    'Our mission is to improve the lives of families in our community.',
    'We are a nonprofit organization, founded in 1998 by a group of neighbors, that provides services in the county.',
    'Our programs include after-school tutoring, a food pantry and job training.',
  ],
  identity: [
    'We are a nonprofit organization, tax-exempt under section 501(c)(3) of the Internal Revenue Code; our EIN is 12-3456789.',
  ],
  board: [
    'Our board of directors has nine members, who are elected for terms of three years and bring experience in law, finance and education.',
    'The chair of the board is a retired executive with twenty years of experience.',
  ],
  track: [
    'Last year we served 1,200 people, trained 85 volunteers and completed three projects.',
    'In 2023 we achieved our goals: attendance grew by 20 percent and we launched a new program.',
  ],
  need: [
    'One in five families in our county lives below the poverty line and lacks access to health care.',
    'There is a strong need for these services, and no other organization provides them.',
  ],
  people: [
    'We serve low-income children, older adults, veterans and people with disabilities who live in our region.',
    'The program reaches 500 participants a year.',
  ],
  project: [
    'The program offers weekly workshops, mentoring and home visits by trained staff.',
    'Participants take part in activities that we organize together with the community.',
  ],
  goals: [
    'Our goal is to increase the number of graduates by 20 percent within three years.',
    'As a result, participants improve their skills, confidence and income.',
  ],
  timeline: [
    'The project starts in January and ends in December; recruiting begins in the first quarter.',
  ],
  evaluation: [
    'We measure success with surveys before and after the program, track attendance and outcomes, and report the results.',
    'An evaluation collects data on each indicator and reviews progress every quarter.',
  ],
  budget: [
    'Our annual budget is $450,000; total expenses were $430,000 and total revenue was $460,000.',
    'The funds will pay for staff, equipment, travel and supplies.',
  ],
  funding: [
    'We are funded by individual donations, foundation grants, corporate sponsors and membership fees.',
    'We received grants of $50,000 from two foundations.',
  ],
  after: [
    'After the grant we will sustain the work with earned income, individual donors and other grants.',
    'Our partners have committed to continue the program in the long term.',
  ],
  staff: [
    'The project is led by our executive director, who has fifteen years of experience and a degree in the field.',
    'Our team has six full-time employees, including a program manager and two coordinators.',
  ],
  partners: [
    'We work in partnership with schools, universities, city agencies and other nonprofits.',
    'Our partners provide space, referrals and volunteers.',
  ],
  equity: [
    'We are committed to diversity, equity and inclusion, and reach underrepresented groups.',
  ],
  voice: ['Members of the community take part in decisions, and we ask participants for feedback.'],
  outreach: [
    'We publicize the program in social media, newsletters and events, and share results with the public.',
  ],
  risk: [
    'The main risk is a delay in recruiting, which we reduce by starting early; two people approve every payment.',
  ],
  fit: ['The project supports the priorities of the foundation.'],
};
