/** The question for each topic. All questions are about facts known only to the applicant. */
export const questions = {
  budget: 'How much are you asking for, and what will each part of it pay for?',
  sustainability: 'How will the work continue after the grant ends, and who will pay for it?',
  evaluation: 'What results do you promise, in numbers, and how will you measure them?',
  need: 'What need does the project meet, for whom and where, and what figures or sources show it?',
  population: 'Who will the project serve, where, how many people, and over what period?',
  timeline: 'What are the main steps, when will each happen, and who is responsible?',
  partners: 'Which partners take part, and what has each of them agreed to do?',
  board: 'Who sits on your board, how often does it meet, and what does it do?',
  staff: 'Who will lead and carry out the work, and what qualifies them?',
  risks: 'What could go wrong, and what would you do about it?',
  equity:
    'How do the people you serve shape the project, and how do you make it open to all of them?',
  safety: 'How do you keep the people you work with safe, and who is responsible for it?',
  capacity: 'What has your organization done before that shows it can do this project?',
  outreach: 'How will you reach people and tell others about the project?',
  art: 'What artistic work will be made or shown, by whom, and when and where?',
  motivation: 'Why do you want to take part, and what will it change for you?',
  project: 'What will you do with the grant, step by step, and what is its goal?',
} as const;
export type Topic = keyof typeof questions;
