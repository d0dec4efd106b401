import { ConfigError } from '@grantwright/shared/service';
import { StartupError } from '@grantwright/shared/storage';
import { aiCheckUsage, runAiCheck } from './ai-check.ts';
import { aiUsageUsage, runAiUsage } from './ai-usage.ts';
import { deadLettersUsage, runDeadLetters } from './dead-letters.ts';
import { brokerDefinitionsUsage, runBrokerDefinitions } from './broker-definitions.ts';
import { migrationsUsage, runMigrationsList } from './migrations.ts';
import { copyFilesUsage, runCopyFiles } from './copy-files.ts';
import type { OperatorTools } from './operator-tools.ts';
import { resetLinkUsage, runResetLink } from './reset-link.ts';
import { runSignOut, signOutUsage } from './sign-out.ts';
import { runSuperUser, superUserUsage } from './super-user.ts';
import { runTwoStepOff, twoStepOffUsage } from './two-step-off.ts';

type Command = {
  /** The first words of the arguments. */
  name: string;
  usage: string;
  /** Resolves to the exit code. */
  run: (args: string[], tools: OperatorTools, revoke: boolean) => Promise<number> | number;
};

const commands: readonly Command[] = [
  {
    name: 'super-user',
    usage: superUserUsage,
    run: (args, tools, revoke) => runSuperUser(args, revoke, tools),
  },
  { name: 'reset-link', usage: resetLinkUsage, run: runResetLink },
  { name: 'two-step-off', usage: twoStepOffUsage, run: runTwoStepOff },
  { name: 'sign-out', usage: signOutUsage, run: runSignOut },
  { name: 'dead-letters', usage: deadLettersUsage, run: runDeadLetters },
  { name: 'copy-files', usage: copyFilesUsage, run: runCopyFiles },
  { name: 'migrations', usage: migrationsUsage, run: runMigrationsList },
  { name: 'broker-definitions', usage: brokerDefinitionsUsage, run: runBrokerDefinitions },
  { name: 'ai check', usage: aiCheckUsage, run: runAiCheck },
  { name: 'ai usage', usage: aiUsageUsage, run: runAiUsage },
];

type Options = Pick<OperatorTools, 'folder'> &
  Partial<OperatorTools> & {
    args: string[];
    revoke: boolean;
  };

/**
 * Runs an operator command.
 *
 * @returns the exit code: 0 done, 1 failed, 2 invalid arguments
 */
export async function runAdmin({ args, revoke, ...operatorTools }: Options): Promise<number> {
  const tools: OperatorTools = {
    env: process.env,
    print: (line) => console.log(line),
    printError: (line) => console.error(line),
    ...operatorTools,
  };
  const command = commands.find(({ name }) => `${args.join(' ')} `.startsWith(`${name} `));
  if (!command) {
    tools.printError(commands.map(({ usage }) => usage).join('\n'));
    return 2;
  }
  try {
    return await command.run(args.slice(command.name.split(' ').length), tools, revoke);
  } catch (cause) {
    const isExpected = cause instanceof StartupError || cause instanceof ConfigError;
    if (isExpected) tools.printError(cause.message);
    else console.error(cause);
    return 1;
  }
}
