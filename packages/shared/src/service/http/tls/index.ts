export * from './create-server.ts';
export * from './follow-certificate.ts';
export * from './settings.ts';
export * from './transport-errors.ts';
