import { useEffect } from 'react';
import type { OptionOrder } from '../../api/option.ts';
import type { PagedRows } from '../../components/lists/usePages.ts';
import { createStored } from '../../stored/createStored.ts';
import { isNumber, isRecord, jsonPart } from '../../stored/shapes.ts';
import { useStored } from '../../stored/useStored.ts';
import type { Remote } from '../../ui/loading/remoteData.ts';
import type { OptionAccount } from '../../components/option/optionTicket.ts';

type Followed = Partial<Record<OptionAccount, readonly number[]>>;

const idsIn = (value: unknown): readonly number[] => (Array.isArray(value) ? value.filter(isNumber) : []);

/** Ids of orders that this device has seen open and whose result it has not shown, by account. */
const followed = createStored(
  'optionsFollowed',
  jsonPart((value): Followed => {
    const { real_account: real, simulation_account: demo } = isRecord(value) ? value : {};
    return { real_account: idsIn(real), simulation_account: idsIn(demo) };
  }),
);

/** Maximum number of followed orders: all that may run, plus a few unseen results. */
const followedMost = 60;

/** Results of orders that were open at the last visit, until the user has seen them. */
export function useUnseenResults(
  account: OptionAccount,
  running: Remote<readonly OptionOrder[]>,
  past: Remote<PagedRows<OptionOrder>>,
) {
  const ids = useStored(followed)?.[account] ?? [];
  const added =
    running.state === 'ready' ? running.data.map(({ id }) => id).filter((id) => !ids.includes(id)) : [];
  const next = [...ids, ...added].slice(-followedMost);
  const keep = (kept: readonly number[]) => followed.set({ ...followed.get(), [account]: kept });
  useEffect(() => {
    if (added.length > 0) keep(next);
  });
  return {
    // Orders ended by a demo reset were ended by the user.
    unseen:
      past.state === 'ready'
        ? past.data.rows.filter(({ id, returned }) => ids.includes(id) && returned !== 'reset')
        : [],
    onResultsSeen: (orders: readonly OptionOrder[]) =>
      keep(ids.filter((id) => orders.every((order) => id !== order.id))),
  };
}
