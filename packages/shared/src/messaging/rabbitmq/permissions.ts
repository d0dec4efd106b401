import { events } from '../../events/index.ts';
import { gatewayServices } from '../../contract/index.ts';

/** Permissions of a broker user, as regular expressions over names and event types. */
export type BrokerPermissions = {
  configure: string;
  write: string;
  read: string;
  /** Event types on the events exchange. */
  topicWrite: string;
  topicRead: string;
};

/** The operator's user, which may replay any dead letter. */
export const operatorUser = 'operator';

/** One user per service, and the operator. */
export const brokerUsers: string[] = [...gatewayServices, 'gateway', operatorUser];

const catalog = Object.values(events);
const getOwner = (source: string) => source.replace(/^\//, '');

/** Finds the service that publishes an event type. Returns undefined for an unknown type. */
export const findPublisher = (type: string): string | undefined => {
  const event = catalog.find((definition) => definition.type === type);
  return event && getOwner(event.source);
};

/**
 * Returns the minimum permissions of a user, derived from the event catalog: a service declares and reads its own
 * queues, publishes its own events and forwards its own deliveries.
 */
export function getBrokerPermissions(user: string, prefix: string): BrokerPermissions {
  if (user === operatorUser)
    return { configure: '.*', write: '.*', read: '.*', topicWrite: '.*', topicRead: '.*' };
  const names = (...shared: string[]) =>
    `^${escapePeriods(prefix)}\\.(${[`${user}\\..*`, ...shared].join('|')})$`;
  const published = catalog.filter(({ source }) => getOwner(source) === user);
  const consumed = catalog.filter(({ consumers }) =>
    consumers.some((group) => group.startsWith(`${user}.`)),
  );
  const types = (definitions: { type: string }[]) =>
    definitions.length === 0
      ? '^$'
      : `^(${definitions.map(({ type }) => escapePeriods(type)).join('|')})$`;
  return {
    configure: names(),
    write: names('events', 'dead', 'wait\\..*'),
    read: names('events', 'returning', 'dead'),
    topicWrite: types(published),
    topicRead: types(consumed),
  };
}

const escapePeriods = (text: string) => text.replaceAll('.', '\\.');
