import { brokerUsers, permissionsOf } from './permissions.ts';
import { Topology, waitArguments } from './topology.ts';

type Options = {
  prefix: string;
  /** Milliseconds before each further try of a delivery. */
  retryDelays: number[];
  /** The password of a user, or what is replaced by it. */
  passwordOf: (user: string) => string;
};

/**
 * The definitions that a broker loads when it starts: its users with what each may do, and the exchanges
 * and waiting queues that all services share, which none of them may declare. Each service declares its
 * own queues.
 */
export function brokerDefinitions({ prefix, retryDelays, passwordOf }: Options) {
  const topology = new Topology(prefix);
  const vhost = '/';
  const lasting = { vhost, durable: true, auto_delete: false };
  const waits = [...new Set(retryDelays)].map((delay) => ({ name: topology.waitOf(delay), delay }));
  const exchange = (name: string, type: string) => ({
    name,
    type,
    ...lasting,
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
      const { configure, write, read } = permissionsOf(user, prefix);
      return { user, vhost, configure, write, read };
    }),
    topic_permissions: brokerUsers.map((user) => {
      const { topicWrite: write, topicRead: read } = permissionsOf(user, prefix);
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
      ...lasting,
      arguments: waitArguments(topology, delay),
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
