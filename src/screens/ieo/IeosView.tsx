import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { IeoStage } from '../../../contracts/rules/ieo.ts';
import type { Ieo } from '../../api/ieo.ts';
import { ProductClosed } from '../../components/products/ProductClosed.tsx';
import { IconButton } from '../../ui/actions/IconButton.tsx';
import { Empty } from '../../ui/lists/Empty.tsx';
import { Remote } from '../../ui/loading/Remote.tsx';
import type { Remote as RemoteState } from '../../ui/loading/remoteData.ts';
import * as laterIcons from '../../ui/pictures/laterIcons.ts';
import { Stack } from '../../ui/screen/Stack.tsx';
import { SubScreen } from '../../ui/screen/SubScreen.tsx';
import { Tabs } from '../../ui/screen/Tabs.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { IeoRow, type IeoLinks } from './IeoRow.tsx';
import { isListed, stageAt } from './productTerms.ts';
import { ContentSkeleton } from '../../ui/loading/ContentSkeleton.tsx';

export const ieosTabs = ['all', 'open', 'coming', 'listed'] as const;
export type IeosTab = (typeof ieosTabs)[number];

interface IeosViewProps {
  tab: IeosTab;
  products: RemoteState<readonly Ieo[]>;
  /** Not offered in the user's verified country; existing applications continue. */
  isClosed: boolean;
  isOffline: boolean;
  /** The server's clock. */
  nowMs: number;
  links: IeoLinks & { records: string };
  onTab: (tab: IeosTab) => void;
  onRefresh: () => Promise<unknown>;
  onBack: () => void;
  offlineBar: ReactNode;
}

const isOf: Readonly<Record<IeosTab, (stage: IeoStage) => boolean>> = {
  all: () => true,
  open: (stage) => stage === 'open',
  coming: (stage) => stage === 'coming',
  listed: isListed,
};

const names: Readonly<Record<IeosTab, ReactNode>> = {
  all: <FormattedMessage id="otc.all" defaultMessage="All" />,
  open: <FormattedMessage id="ieos.open" defaultMessage="Open" />,
  coming: <FormattedMessage id="ieo.stage.coming" defaultMessage="Coming" />,
  listed: <FormattedMessage id="ieos.listed" defaultMessage="Listed" />,
};

function Offers({ list, ...props }: IeosViewProps & { list: readonly Ieo[] }) {
  const { tab, nowMs, links, isOffline, onTab } = props;
  const intl = useIntl();
  const of = (each: IeosTab) => list.filter((product) => isOf[each](stageAt(product, nowMs)));
  const shown = of(tab);
  const coins = [...new Set(list.map(({ pay_currency_name: coin }) => coin))];
  return (
    <>
      <Tabs<IeosTab>
        label={intl.formatMessage({ id: 'ledger.kind.ieo', defaultMessage: 'IEOs' })}
        tabs={ieosTabs.map((id) => ({ id, label: names[id], count: of(id).length }))}
        current={tab}
        onChange={onTab}
      />
      {shown.length === 0 ? (
        <Empty title={<FormattedMessage id="ieos.noneOfKind" defaultMessage="No IEOs of this kind" />} />
      ) : (
        shown.map((product) => (
          <IeoRow key={product.id} product={product} nowMs={nowMs} links={isOffline ? undefined : links} />
        ))
      )}
      <Stack gutter padBlock="4">
        <Text as="p" variant="caption" tone="muted">
          <FormattedMessage
            id="ieos.note"
            defaultMessage="Prices in {coin}. Applying charges nothing; you pay only for what is allotted. Prices after listing can be lower."
            values={{ coin: intl.formatList(coins, { type: 'unit' }) }}
          />
        </Text>
      </Stack>
    </>
  );
}

const failedTitle = (
  <FormattedMessage id="hosting.products.failed" defaultMessage="The products could not be loaded" />
);

function RecordsButton({ href }: { href: string }) {
  const label = useIntl().formatMessage({ id: 'ieo.own', defaultMessage: 'My applications' });
  return <IconButton icon={laterIcons.receipt} label={label} href={href} />;
}

/** IEO products with their stages. */
export function IeosView(props: IeosViewProps) {
  const { products, isClosed, links, onRefresh, onBack, offlineBar } = props;
  return (
    <SubScreen
      title={<FormattedMessage id="ledger.kind.ieo" defaultMessage="IEOs" />}
      onBack={onBack}
      beneathBar={offlineBar}
      onRefresh={onRefresh}
      actions={<RecordsButton href={links.records} />}
    >
      <Remote
        of={products}
        skeleton={
          <Stack gutter padBlock="5">
            <ContentSkeleton shape="cards" />
          </Stack>
        }
        failedTitle={failedTitle}
      >
        {(list) =>
          isClosed ? (
            <ProductClosed onBack={onBack} />
          ) : list.length === 0 ? (
            <Empty title={<FormattedMessage id="ieos.none" defaultMessage="No IEOs available" />} />
          ) : (
            <Offers {...props} list={list} />
          )
        }
      </Remote>
    </SubScreen>
  );
}
