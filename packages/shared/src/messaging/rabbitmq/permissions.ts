import { events } from '../../events/index.ts';
import { gatewayServices } from '../../contract/index.ts';

/** What a user of the broker may do, as its regular expressions on names and event types. */
export type BrokerPermissions = {
  configure: string;
  write: string;
  read: string;
  /** Event types on the exchange of events. */
  topicWrite: string;
  topicRead: string;
};

/** The user of an operator, who replays dead letters of every rule. */
export const operatorUser = 'operator';

/** The users of the broker: each service under its own name, and the operator. */
export const brokerUsers: string[] = [...gatewayServices, 'gateway', operatorUser];

const catalogue = Object.values(events);
const ownerOf = (source: string) => source.replace(/^\//, '');

/** The service that publishes events of a type; undefined for a type that nobody publishes. */
export const publisherOf = (type: string): string | undefined => {
  const known = catalogue.find((definition) => definition.type === type);
  return known && ownerOf(known.source);
};

/**
 * What a service needs and no more: it declares and reads its own queues, publishes its own events and
 * passes its own deliveries on. Derived from the catalogue of events.
 */
export function permissionsOf(user: string, prefix: string): BrokerPermissions {
  if (user === operatorUser)
    return { configure: '.*', write: '.*', read: '.*', topicWrite: '.*', topicRead: '.*' };
  const names = (...shared: string[]) =>
    `^${escaped(prefix)}\\.(${[`${user}\\..*`, ...shared].join('|')})$`;
  const published = catalogue.filter(({ source }) => ownerOf(source) === user);
  const consumed = catalogue.filter(({ consumers }) =>
    consumers.some((group) => group.startsWith(`${user}.`)),
  );
  const types = (definitions: { type: string }[]) =>
    definitions.length === 0
      ? '^$'
      : `^(${definitions.map(({ type }) => escaped(type)).join('|')})$`;
  return {
    configure: names(),
    write: names('events', 'dead', 'wait\\..*'),
    read: names('events', 'returning', 'dead'),
    topicWrite: types(published),
    topicRead: types(consumed),
  };
}

const escaped = (text: string) => text.replaceAll('.', '\\.');
