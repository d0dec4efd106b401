import { randomUUID } from 'node:crypto';

type Account = { username: string; email: string; password: string };

/** Creates a new, unregistered account. */
export function newAccount(): Account {
  const username = `writer-${randomUUID().slice(0, 8)}`;
  return { username, email: `${username}@example.org`, password: 'harbor street' };
}

export const organization = {
  name: 'Harbor Street Food Bank',
  missionStatement: 'We make sure that no household in Harbor County goes hungry.',
  currentProjects: 'A mobile pantry visits six neighborhoods every week.',
  pastAchievements: 'In 2025 we served 4,200 households.',
  foundedYear: 1998,
  annualBudget: '$482,300',
  organizationType: 'nonprofit',
};
