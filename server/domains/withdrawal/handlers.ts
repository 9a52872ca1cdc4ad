// Withdrawal options, addresses, requests and their progress.
import { refusalText } from '../../../contracts/messages/messages.ts';
import { chainLabels, formOf, labelOfForm } from '../../../contracts/rules/chains/chainNames.ts';
import type { components } from '../../../contracts/schema.d.ts';
import type { Handler, Handlers, InputOf } from '../../http/handler.ts';
import { nextPageUrl } from '../../http/nextPageUrl.ts';
import { Refusal } from '../../refusal.ts';
import { callerOf } from '../account/public/caller.ts';
import { assets } from '../../instruments/market.config.ts';
import { confirmAddress, deleteAddress } from './changeAddress.ts';
import { validateForOwner } from './validateForOwner.ts';
import type { OwnRow } from './validateForOwner.ts';
import type { Judged } from '../../../contracts/rules/chains/withdrawalAddress.ts';
import { openNetwork } from './openNetwork.ts';
import { cancelFor } from './requests/cancelWithdrawal.ts';
import { takeRequest } from './requests/requestWithdrawal.ts';
import { saveAddress } from './saveAddress.ts';
import { listSaved, savedView } from './savedAddresses.ts';
import { withdrawalInfoOf } from './withdrawalInfo.ts';
import { listWithdrawals } from './withdrawalLists.ts';
import type { WithdrawalFilter } from './withdrawalLists.ts';
import { detailsOf } from './withdrawalRows.ts';
import { withdrawalView } from './withdrawalView.ts';
import type { WithdrawalNetwork } from './withdrawalsConfig.ts';

const withdrawalCurrencies: Handler<'withdrawalCurrencies'> = ({ withdrawalNetworks }, { locale }) =>
  assets.flatMap(({ id, code }) => {
    const networks = withdrawalNetworks.networksOf(code);
    if (networks.length === 0) return [];
    return [
      {
        id,
        name: code,
        networks: networks.map(({ network, name, chain, suspended }) => ({
          network,
          name,
          chain: chainLabels[chain],
          chain_name: chain,
          ...(suspended && {
            suspended:
              suspended === true
                ? refusalText('withdrawal.suspended', locale, { coin: code, network: name })
                : (suspended[locale] ?? suspended.en),
          }),
        })),
      },
    ];
  });

const withdrawalAddresses: Handler<'withdrawalAddresses'> = async (context, { input, user }) => {
  const { store, sealer, withdrawalNetworks, clock } = context;
  const { currency } = input;
  const asset = assets.find(({ id }) => String(id) === currency);
  if (currency !== undefined && !asset)
    throw new Refusal('wallet.currencyUnknown', { fields: { currency: '' } });
  const rows = await listSaved({ db: store.db, sealer }, user().owner, asset?.code);
  return rows.flatMap((row) => savedView(row, withdrawalNetworks, clock.now()) ?? []);
};

const addWithdrawalAddress: Handler<'addWithdrawalAddress'> = async (context, call) => {
  const caller = callerOf(call);
  await context.addressSaves.run(caller.session.owner, () => saveAddress(context, call.input, caller));
  return refusalText('withdrawal.addressAdded', call.locale);
};

const deleteWithdrawalAddress: Handler<'deleteWithdrawalAddress'> = async (
  context,
  { input, user, locale },
) => {
  await deleteAddress(context, user(), input.address_id);
  return refusalText('withdrawal.addressDeleted', locale);
};

const approveWithdrawalAddress: Handler<'approveWithdrawalAddress'> = async (
  context,
  { input, user, locale },
) => {
  await confirmAddress(context, user(), input.address_id);
  return refusalText('withdrawal.addressConfirmed', locale);
};

const checkAddress: Handler<'checkAddress'> = async (context, { input, user }) => {
  const { store, sealer, config, withdrawalNetworks } = context;
  const place = openNetwork(context, input.currency, input.netType, 'currency');
  const asked = { place, text: input.address };
  const { judged } = await validateForOwner({ db: store.db, sealer, config }, user().owner, asked);
  return checkView(judged, withdrawalNetworks.networksOf(place.asset));
};

const withdrawalInfo: Handler<'withdrawalInfo'> = (context, { input, user, locale }) =>
  withdrawalInfoOf(context, { owner: user().owner, currency: input.currency, locale });

const requestWithdrawal: Handler<'requestWithdrawal'> = async (context, call) => {
  const caller = callerOf(call);
  await context.withdrawalRequests.run(caller.session.owner, () => takeRequest(context, call.input, caller));
  return refusalText('withdrawal.requested', call.locale);
};

const cancelWithdrawal: Handler<'cancelWithdrawal'> = async (context, { input, user, locale }) => {
  await cancelFor(context, user().owner, input.id);
  return refusalText('withdrawal.cancelled', locale);
};

const withdrawals: Handler<'withdrawals'> = async (context, { input, user, locale }) => {
  const { store, sealer, deposits, withdrawalNetworks: networks, readBudget } = context;
  const { owner } = user();
  const [page, limit] = [Number(input.page), Number(input.limit)];
  const filter = filterOf(owner, input);
  const { rows, count } = await readBudget.inTurn(owner, (spend) =>
    listWithdrawals(store.db, filter, { page, limit, spend }),
  );
  const details = await detailsOf({ db: store.db, sealer }, owner, rows);
  const last = Math.max(1, Math.ceil(count / limit));
  return {
    data: rows.flatMap((row) => {
      const blockMs = row.chain === null ? undefined : deposits.blockMsOf(row.chain);
      return withdrawalView(row, { networks, blockMs, details: details.get(row.id), locale }) ?? [];
    }),
    current_page: page,
    per_page: limit,
    last_page: last,
    total: count,
    next_page_url: page < last ? nextPageUrl('/api/charge_mention/log3', input, page + 1) : null,
  };
};

/** @throws Refusal wallet.currencyUnknown, wallet.rangeInvalid */
function filterOf(owner: string, input: InputOf<'withdrawals'>): WithdrawalFilter {
  const { currency, status, from, to, until_id, id, client_withdrawal_id } = input;
  const asset = assets.find((each) => String(each.id) === currency);
  if (currency !== undefined && !asset)
    throw new Refusal('wallet.currencyUnknown', { fields: { currency: '' } });
  if (from !== undefined && to !== undefined && Number(from) > Number(to))
    throw new Refusal('wallet.rangeInvalid', { fields: { from: '' } });
  const numberOf = (text: string | undefined, times = 1) =>
    text === undefined ? undefined : Number(text) * times;
  return {
    owner,
    asset: asset?.code,
    status: numberOf(status) as 1 | 2 | 3 | undefined,
    fromMs: numberOf(from, 1000),
    toMs: numberOf(to, 1000),
    untilId: numberOf(until_id),
    id: numberOf(id),
    clientId: client_withdrawal_id,
  };
}

function checkView(
  judged: Judged<OwnRow>,
  networks: readonly WithdrawalNetwork[],
): components['schemas']['AddressCheck'] {
  if ('address' in judged) {
    const { address, resembles } = judged;
    return {
      is_valid: true,
      address: address.text,
      is_checked: address.isChecked,
      ...(resembles && { resembles: resembledView(resembles.saved) }),
    };
  }
  const { fault } = judged;
  if (fault.kind === 'network') {
    const own = networks.filter(({ chain }) => formOf(chain) === fault.form);
    return {
      is_valid: false,
      fault: 'otherNetwork',
      chain: labelOfForm(fault.form),
      networks: own.map(({ network }) => network),
    };
  }
  return {
    is_valid: false,
    fault: fault.kind === 'missing' ? 'form' : fault.kind,
    ...(fault.kind === 'character' && { at: fault.at }),
  };
}

const resembledView = ({ id, address, label }: OwnRow): components['schemas']['ResembledAddress'] => ({
  id: Number(id),
  address,
  notes: label === '' ? null : label,
});

export const handlers: Handlers<'withdrawal'> = {
  withdrawalCurrencies,
  withdrawalAddresses,
  addWithdrawalAddress,
  deleteWithdrawalAddress,
  checkAddress,
  approveWithdrawalAddress,
  withdrawalInfo,
  requestWithdrawal,
  cancelWithdrawal,
  withdrawals,
};
