export * from './membership-model.ts';
export * from './memberships.ts';
export * from './team-access.ts';
export * from './team-route.ts';
