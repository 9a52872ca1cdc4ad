import { useIntl } from 'react-intl';
import type { WithdrawalNetwork } from '../../api/withdrawal.ts';
import { LeadSentence } from '../../components/details/LeadSentence.tsx';
import { CoinSelect } from '../../components/coins/CoinSelect.tsx';
import type { FormState } from '../../components/forms/useForm.ts';
import { FieldPair } from '../../ui/fields/FieldPair.tsx';
import { Notice } from '../../ui/messages/Notice.tsx';
import { Select } from '../../ui/choices/Select.tsx';
import { firstAddress } from './addresses/addressChoice.ts';
import { isSameAddress } from './addresses/addressFinding.ts';
import { SavedAddressField } from './addresses/SavedAddressField.tsx';
import type { SavedAddress } from './addresses/savedAddresses.ts';
import type { WithdrawalLinks } from './record/withdrawalLinks.ts';
import type { WithdrawalValues } from './withdrawalValues.ts';

export interface WithdrawWhereProps {
  coins: readonly string[];
  coin: string;
  networks: readonly WithdrawalNetwork[];
  /** Saved addresses of the coin. */
  addresses: readonly SavedAddress[];
  links: WithdrawalLinks;
  onCoin: (code: string) => void;
}

type Chosen = Pick<WithdrawalValues, 'network' | 'address'>;

/** The selected address, else the default address of the network. */
export function chosenAddress(
  { networks, addresses }: Pick<WithdrawWhereProps, 'networks' | 'addresses'>,
  { network, address }: Chosen,
): SavedAddress | undefined {
  const name = networks.find((each) => each.network === network)?.name;
  const over = addresses.filter((each) => each.network === name);
  return over.find((each) => isSameAddress(each.address, address)) ?? firstAddress(over);
}

/** Coin, network and saved address. */
export function WithdrawWhere({
  form,
  ...props
}: WithdrawWhereProps & { form: FormState<WithdrawalValues> }) {
  const { coins, coin, networks, addresses, links, onCoin } = props;
  const intl = useIntl();
  const { values } = form;
  const network = networks.find((each) => each.network === values.network);
  const suspended = intl.formatMessage({ id: 'deposit.suspended.short', defaultMessage: 'suspended' });
  return (
    <>
      <FieldPair>
        <CoinSelect
          coins={coins}
          value={coin}
          onChange={(next) => {
            if (next === coin) return;
            // An amount does not carry over to another coin.
            form.change({ coin: next, network: '', address: '', amount: '' });
            onCoin(next);
          }}
        />
        <Select
          label={intl.formatMessage({ id: 'deposit.network', defaultMessage: 'Network' })}
          value={values.network}
          onChange={(next) => form.change({ network: next, address: '' })}
          options={networks.map(({ network: key, name, chain, suspended: why }) => ({
            value: key,
            label: name,
            caption: why === undefined ? chain : suspended,
          }))}
        />
      </FieldPair>
      {network?.suspended === undefined ? null : (
        <Notice
          tone="warning"
          lead={<LeadSentence of="withdrawal.suspended" values={{ coin, network: network.name }} />}
        >
          {network.suspended}
        </Notice>
      )}
      <SavedAddressField
        addresses={addresses}
        chosen={chosenAddress(props, values)}
        coin={coin}
        network={network?.name ?? ''}
        manageHref={links.addresses}
        addHref={`${links.addAddress}&network=${encodeURIComponent(values.network)}`}
        onChoose={(address) => {
          const over = networks.find(({ name }) => name === address.network);
          form.change({ network: over?.network ?? values.network, address: address.address });
        }}
      />
    </>
  );
}
