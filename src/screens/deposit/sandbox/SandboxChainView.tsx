import { useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { SandboxChain, SandboxSent } from '../../../api/sandboxChain.ts';
import { useFormats } from '../../../intl/useFormats.ts';
import { Empty } from '../../../ui/lists/Empty.tsx';
import { EmptySentence } from '../../../ui/lists/EmptySentence.tsx';
import { List } from '../../../ui/lists/List.tsx';
import { Notice } from '../../../ui/messages/Notice.tsx';
import { Remote } from '../../../ui/loading/Remote.tsx';
import { Section } from '../../../ui/screen/Section.tsx';
import { Stack } from '../../../ui/screen/Stack.tsx';
import { SubScreen } from '../../../ui/screen/SubScreen.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import type { Remote as RemoteState } from '../../../ui/loading/remoteData.ts';
import { ReorganiseSheet } from './ReorganiseSheet.tsx';
import { headOf, sandboxNetworks } from './sandboxSending.ts';
import { SendForm, type SendFormProps } from './SendForm.tsx';
import { SentRow } from './SentRow.tsx';
import { FormSkeleton } from '../../../components/forms/FormSkeleton.tsx';

interface SandboxChainViewProps extends Omit<SendFormProps, 'coins' | 'networks'> {
  /** Undefined outside a sandbox. */
  chain: RemoteState<SandboxChain> | undefined;
  onReorganise: (hash: string, comesBack: '0' | '1') => void;
  onRefresh: () => Promise<unknown>;
  onBack: () => void;
  offlineBar: ReactNode;
}

type ContentProps = Omit<SandboxChainViewProps, 'chain'> & { chain: SandboxChain };

function Label({ blockS }: { blockS: number | undefined }) {
  return (
    <Notice
      tone="warning"
      lead={<FormattedMessage id="sandbox.label" defaultMessage="Sandbox. No real coins move." />}
    >
      <FormattedMessage
        id="sandbox.about"
        defaultMessage="This page acts as a wallet, so that deposits can be tried."
      />
      {blockS === undefined ? null : (
        <>
          {' '}
          <FormattedMessage
            id="sandbox.block"
            defaultMessage="{seconds, plural, one {A new block every second.} other {A new block every # seconds.}}"
            values={{ seconds: blockS }}
          />
        </>
      )}
    </Notice>
  );
}

function Heights({ chain }: { chain: SandboxChain }) {
  const formats = useFormats();
  return (
    <Stack direction="row" gap="4" wrap gutter padBlock="4">
      {chain.chains.map(({ name, height }) => (
        <Text key={name} variant="caption" tone="muted" num>
          <FormattedMessage
            id="sandbox.height"
            defaultMessage="{chain} block {height}"
            values={{ chain: name, height: formats.exact(String(height)) }}
          />
        </Text>
      ))}
    </Stack>
  );
}

function Sent({
  sent,
  names,
  onOpen,
}: {
  sent: readonly SandboxSent[];
  names: ReadonlyMap<string, string>;
  onOpen: (row: SandboxSent) => void;
}) {
  return (
    <Section title={<FormattedMessage id="sandbox.sent" defaultMessage="Sent from here" />}>
      {sent.length === 0 ? (
        <EmptySentence gutter>
          <FormattedMessage
            id="sandbox.sent.none"
            defaultMessage="Nothing yet. Copy your deposit address and send to it."
          />
        </EmptySentence>
      ) : (
        <List>
          {sent.map((row) => (
            <SentRow
              key={row.hash}
              sent={row}
              network={names.get(row.network) ?? row.network}
              onReorganise={() => onOpen(row)}
            />
          ))}
        </List>
      )}
    </Section>
  );
}

function Content({ chain, onReorganise, ...wiring }: ContentProps) {
  const [opened, setOpened] = useState<SandboxSent>();
  const networks = sandboxNetworks(chain);
  const coins = chain.coins.map(({ name }) => name);
  return (
    <>
      {coins.length === 0 || networks.length === 0 ? null : (
        <SendForm {...wiring} coins={coins} networks={networks} />
      )}
      <Sent
        sent={chain.sent}
        names={new Map(networks.map(({ network, name }) => [network, name]))}
        onOpen={setOpened}
      />
      <Heights chain={chain} />
      {opened ? (
        <ReorganiseSheet sent={opened} onReorganise={onReorganise} onClose={() => setOpened(undefined)} />
      ) : null}
    </>
  );
}

/** Sends test coins on simulated chains, as a wallet does on real ones. */
export function SandboxChainView(props: SandboxChainViewProps) {
  const { chain, start, onRefresh, onBack, offlineBar } = props;
  const head =
    chain?.state === 'ready' ? (headOf(chain.data, start.network ?? '') ?? chain.data.chains[0]) : undefined;
  return (
    <SubScreen
      title={<FormattedMessage id="sandbox.title" defaultMessage="Sandbox chain" />}
      onBack={onBack}
      onRefresh={onRefresh}
      beneathBar={offlineBar}
    >
      {chain === undefined ? (
        <Empty
          title={<FormattedMessage id="sandbox.none" defaultMessage="This site is not a sandbox" />}
          text={
            <FormattedMessage
              id="sandbox.none.text"
              defaultMessage="Test coins can only be sent in a sandbox."
            />
          }
        />
      ) : (
        <>
          <Stack gutter padBlock="3">
            <Label blockS={head?.block_s} />
          </Stack>
          <Remote
            of={chain}
            skeleton={<FormSkeleton />}
            failedTitle={
              <FormattedMessage id="sandbox.failed" defaultMessage="The chains could not be loaded" />
            }
          >
            {(data) => <Content {...props} chain={data} />}
          </Remote>
        </>
      )}
    </SubScreen>
  );
}
