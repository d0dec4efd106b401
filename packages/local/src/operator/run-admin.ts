import { ConfigError } from '@grantwright/shared/service';
import { StartupError } from '@grantwright/shared/storage';
import { aiCheckUsage, runAiCheck } from './ai-check.ts';
import { aiUsageUsage, runAiUsage } from './ai-usage.ts';
import { bindFilesUsage, runBindFiles } from './bind-files.ts';
import { deadLettersUsage, runDeadLetters } from './dead-letters.ts';
import { brokerDefinitionsUsage, runBrokerDefinitions } from './broker-definitions.ts';
import { migrationsUsage, runMigrationsList } from './migrations.ts';
import { moveFilesUsage, runMoveFiles } from './move-files.ts';
import type { OperatorTools } from './operator-tools.ts';
import { resetLinkUsage, runResetLink } from './reset-link.ts';
import { runSignOut, signOutUsage } from './sign-out.ts';
import { runSuperUser, superUserUsage } from './super-user.ts';
import { runTwoStepOff, twoStepOffUsage } from './two-step-off.ts';

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
  const [command, ...rest] = args;
  try {
    if (command === 'super-user') return await runSuperUser(rest, revoke, tools);
    if (command === 'reset-link') return await runResetLink(rest, tools);
    if (command === 'two-step-off') return await runTwoStepOff(rest, tools);
    if (command === 'sign-out') return await runSignOut(rest, tools);
    if (command === 'dead-letters') return await runDeadLetters(rest, tools);
    if (command === 'broker-definitions') return runBrokerDefinitions(rest, tools);
    if (command === 'migrations') return await runMigrationsList(rest, tools);
    if (command === 'move-files') return await runMoveFiles(rest, tools);
    if (command === 'ai' && rest[0] === 'usage') return await runAiUsage(rest.slice(1), tools);
    if (command === 'ai') return await runAiCheck(rest, tools);
    if (command === 'bind-files') return await runBindFiles(rest, tools);
  } catch (cause) {
    const isExpected = cause instanceof StartupError || cause instanceof ConfigError;
    if (isExpected) tools.printError(cause.message);
    else console.error(cause);
    return 1;
  }
  const usages = [
    superUserUsage,
    resetLinkUsage,
    twoStepOffUsage,
    signOutUsage,
    deadLettersUsage,
    moveFilesUsage,
    bindFilesUsage,
    migrationsUsage,
    brokerDefinitionsUsage,
    aiCheckUsage,
    aiUsageUsage,
  ];
  tools.printError(usages.join('\n'));
  return 2;
}
