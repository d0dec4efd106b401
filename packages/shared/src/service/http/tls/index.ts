export * from './create-server.ts';
export * from './watch-certificate.ts';
export * from './tls-settings.ts';
export * from './validate-transport.ts';
