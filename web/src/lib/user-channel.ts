import { useEffect, useEffectEvent } from 'react';

/** Passes messages about a user between the tabs of this browser. Does nothing in old browsers. */
export function createUserChannel<Message extends { userId: string }>(name: string) {
  let channel: BroadcastChannel | undefined;
  /** One channel per tab, because a channel does not receive its own messages. */
  const getChannel = () =>
    typeof BroadcastChannel === 'function' ? (channel ??= new BroadcastChannel(name)) : undefined;
  return {
    /** Sends a message to the user's other tabs. */
    publish: (message: Message): void => getChannel()?.postMessage(message),
    /** Calls `onMessage` with each message about the user from another tab. */
    useMessages(userId: string, onMessage: (message: Message) => void): void {
      const handle = useEffectEvent(onMessage);
      useEffect(() => {
        const receive = ({ data }: MessageEvent<Message>) => {
          if (data.userId === userId) handle(data);
        };
        getChannel()?.addEventListener('message', receive);
        return () => getChannel()?.removeEventListener('message', receive);
      }, [userId]);
    },
  };
}
