import type { Logger } from '@grantwright/shared/service';
import type { Isolation } from './choose-isolation.ts';

/** Logs how extraction processes are isolated from the service's secrets and the network (ADR 35). */
export function reportIsolation(
  log: Logger,
  { namespaces, permissions, hiddenParent }: Isolation,
): void {
  const isolation = { namespaces, permissions, hiddenParent };
  const isSecretHidden = namespaces || hiddenParent;
  if (isSecretHidden && permissions) log.info(isolation, 'extraction processes are isolated');
  else log.warn(isolation, 'extraction processes are only partly isolated: see ADR 35');
}
