import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { WithdrawalCoin, WithdrawalNetwork } from '../../../api/withdrawal.ts';
import { NoCodeAddress } from '../../../components/codes/NoCodeAddress.tsx';
import { FormSkeleton } from '../../../components/forms/FormSkeleton.tsx';
import type { OwnAddress } from '../../../components/codes/useOwnCode.ts';
import { Remote } from '../../../ui/loading/Remote.tsx';
import { Stack } from '../../../ui/screen/Stack.tsx';
import { SubScreen } from '../../../ui/screen/SubScreen.tsx';
import type { Remote as RemoteState } from '../../../ui/loading/remoteData.ts';
import { AddAddressForm, type AddAddressFormProps } from './AddAddressForm.tsx';
import { FundPasswordMissing } from '../FundPasswordMissing.tsx';
import { NoCoin } from '../NoCoin.tsx';

/** Data known before the user fills in the form. */
export interface AddressBasics {
  coins: readonly WithdrawalCoin[];
  hasFundPassword: boolean;
  /** Networks of the chosen coin. */
  networks: readonly WithdrawalNetwork[];
}

interface AddWithdrawalAddressViewProps extends Omit<
  AddAddressFormProps,
  'coins' | 'networks' | 'target' | 'ownAddress'
> {
  basics: RemoteState<AddressBasics>;
  /** Key of the selected network; null where none is selected. */
  network: string | null;
  /** Address for codes; undefined where the account has none. */
  ownAddress: OwnAddress | undefined;
  links: Record<'account' | 'fundPassword', string>;
  onBack: () => void;
  offlineBar: ReactNode;
}

function Content({
  basics,
  ...props
}: Omit<AddWithdrawalAddressViewProps, 'basics'> & { basics: AddressBasics }) {
  const { coin, network: key, ownAddress, links } = props;
  const { coins, networks, hasFundPassword } = basics;
  if (coins.length === 0) return <NoCoin />;
  if (!hasFundPassword || ownAddress === undefined)
    return (
      <Stack gutter padBlock="4" gap="4">
        {hasFundPassword ? null : <FundPasswordMissing href={links.fundPassword} />}
        {ownAddress === undefined ? (
          <NoCodeAddress href={links.account}>
            <FormattedMessage
              id="address.noCodeAddress"
              defaultMessage="Addresses are saved with a code that we send you. You’ll come back here afterwards."
            />
          </NoCodeAddress>
        ) : null}
      </Stack>
    );
  const chosen = coins.find(({ name }) => name === coin);
  const network = networks.find((each) => each.network === key);
  const target = chosen && network && { coinId: chosen.id, coin: chosen.name, network, networks };
  return (
    <AddAddressForm
      {...props}
      coins={coins.map(({ name }) => name)}
      networks={networks}
      target={target}
      ownAddress={ownAddress}
    />
  );
}

/** Saves a withdrawal address. */
export function AddWithdrawalAddressView(props: AddWithdrawalAddressViewProps) {
  const { basics, onBack, offlineBar } = props;
  return (
    <SubScreen
      title={<FormattedMessage id="address.add" defaultMessage="Add address" />}
      onBack={onBack}
      beneathBar={offlineBar}
    >
      <Remote
        of={basics}
        skeleton={<FormSkeleton />}
        failedTitle={
          <FormattedMessage id="address.formFailed" defaultMessage="Coins and networks could not be loaded" />
        }
      >
        {(data) => <Content {...props} basics={data} />}
      </Remote>
    </SubScreen>
  );
}
