import { brokerDefaults, createBrokerDefinitions } from '@grantwright/shared/messaging';
import type { OperatorTools } from './operator-tools.ts';

export const brokerDefinitionsUsage = `npm run admin -- broker-definitions            prints the RabbitMQ definitions: a user per service, with its permissions`;

/** Returns the broker definitions, with a placeholder for each password: `${BROKER_PASSWORD_AUTH}`. */
export const createDefinitionsTemplate = () =>
  `${JSON.stringify(
    createBrokerDefinitions({
      ...brokerDefaults,
      passwordOf: (user) => `\${BROKER_PASSWORD_${user.toUpperCase()}}`,
    }),
    null,
    2,
  )}\n`;

/** Prints the definitions. Resolves to the exit code. */
export function runBrokerDefinitions(args: string[], tools: OperatorTools): number {
  if (args.length > 0) {
    tools.printError(brokerDefinitionsUsage);
    return 2;
  }
  tools.print(createDefinitionsTemplate().trimEnd());
  return 0;
}
