import { brokerUsers, getBrokerPermissions } from './permissions.ts';
import { Topology, waitQueueArguments } from './topology.ts';

type Options = {
  prefix: string;
  /** Delays between delivery attempts, in milliseconds. */
  retryDelaysMs: number[];
  /** The password of a user, or a placeholder for it. */
  passwordOf: (user: string) => string;
};

/**
 * Creates the definitions that the broker loads at startup: users with permissions, and the exchanges and wait queues
 * that all services share but may not declare themselves. Each service declares its own queues.
 */
export function createBrokerDefinitions({ prefix, retryDelaysMs, passwordOf }: Options) {
  const topology = new Topology(prefix);
  const vhost = '/';
  const durable = { vhost, durable: true, auto_delete: false };
  const waits = [...new Set(retryDelaysMs)].map((delay) => ({
    name: topology.waitOf(delay),
    delay,
  }));
  const exchange = (name: string, type: string) => ({
    name,
    type,
    ...durable,
    internal: false,
    arguments: {},
  });
  return {
    vhosts: [{ name: vhost }],
    users: brokerUsers.map((name) => ({
      name,
      password: passwordOf(name),
      tags: name === 'operator' ? 'administrator' : '',
    })),
    permissions: brokerUsers.map((user) => {
      const { configure, write, read } = getBrokerPermissions(user, prefix);
      return { user, vhost, configure, write, read };
    }),
    topic_permissions: brokerUsers.map((user) => {
      const { topicWrite: write, topicRead: read } = getBrokerPermissions(user, prefix);
      return { user, vhost, exchange: topology.events, write, read };
    }),
    exchanges: [
      exchange(topology.events, 'topic'),
      exchange(topology.returning, 'direct'),
      exchange(topology.dead, 'direct'),
      ...waits.map(({ name }) => exchange(name, 'fanout')),
    ],
    queues: waits.map(({ name, delay }) => ({
      name,
      ...durable,
      arguments: waitQueueArguments(topology, delay),
    })),
    bindings: waits.map(({ name }) => ({
      source: name,
      vhost,
      destination: name,
      destination_type: 'queue',
      routing_key: '',
      arguments: {},
    })),
  };
}
