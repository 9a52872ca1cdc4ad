// What this product adds to referral of compatible back ends.
import { expect, it } from 'vitest';
import { invite, inviteRanking, rebates, setRanked } from '../../src/api/referral.ts';
import * as examples from '../examples/referral.ts';
import {
  command,
  loggedIn,
  pick,
  play,
  read,
  readPage,
  token,
  type ProviderState,
} from './tools/interaction.ts';

const consumer = 'meridian-extensions' as const;
const invited = (became?: string): readonly ProviderState[] => [
  loggedIn,
  ['somebody was invited', { token, ...(became !== undefined && { became }) }],
];
const own = ['extension_code', 'share_url'] as const;

it('invite tells what the fees came to, and where the caller stands', async () => {
  const data = pick(
    examples.invite,
    ...([...own, 'fees_total', 'is_ranked', 'masked_account', 'own_rank', 'own_ranked_total'] as const),
    'ranking_since_ms',
  );
  const said = await play({ consumer, given: invited(), does: 'invite with a rank', data }, () =>
    read(invite()),
  );
  expect(said).toEqual(data);
});

it('invite tells a partner of the own status', async () => {
  const data = pick(
    examples.partnerInvite,
    ...([...own, 'partner_status', 'partner_level', 'partner_since_ms'] as const),
  );
  const said = await play({ consumer, given: invited('partner'), does: 'invite of a partner', data }, () =>
    read(invite()),
  );
  expect(said).toEqual(data);
});

it('inviteRanking tells how many each has invited', async () => {
  const data = [pick(examples.inviteRanking[0]!, 'total', 'user_id', 'account', 'friends')];
  const ranking = { consumer, given: invited('ranked'), does: 'inviteRanking with friends', data };
  expect(await play(ranking, () => read(inviteRanking()))).toEqual(data);
});

it('rebates tells the fee of each', async () => {
  const data = { data: examples.rebates.data.slice(0, 1), total: 1 };
  const form = { page: '1', limit: '40' };
  const page = await play({ consumer, given: invited(), does: 'rebates with fees', form, data }, () =>
    readPage(rebates()),
  );
  expect(page).toMatchObject({ rows: data.data, count: 1 });
});

it('setRanked agrees to be in the ranking', async () => {
  const form = { is_ranked: '1' };
  const data = examples.setRanked;
  const said = await play({ consumer, given: [loggedIn], does: 'setRanked', form, data }, () =>
    command(setRanked(), { is_ranked: '1' }),
  );
  expect(said).toBe(data);
});
