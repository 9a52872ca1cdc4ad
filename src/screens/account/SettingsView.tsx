import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { DirectionChoice, ThemeChoice } from '../../theme/preference.ts';
import type { Profile } from '../../api/account.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { ChoiceCards } from '../../ui/choices/ChoiceCards.tsx';
import { ControlRow } from '../../ui/lists/ControlRow.tsx';
import { DirectionSample } from '../../ui/facts/DirectionSample.tsx';
import { Icon } from '../../ui/pictures/Icon.tsx';
import type { IconName } from '../../ui/pictures/icons.ts';
import { List } from '../../ui/lists/List.tsx';
import { ListRow } from '../../ui/lists/ListRow.tsx';
import { ThemeSample } from '../../ui/facts/ThemeSample.tsx';
import { SubScreen } from '../../ui/screen/SubScreen.tsx';
import { Section } from '../../ui/screen/Section.tsx';
import { Sheet } from '../../ui/dialogs/Sheet.tsx';
import { Stack } from '../../ui/screen/Stack.tsx';
import { Switch } from '../../ui/choices/Switch.tsx';
import { Text } from '../../ui/text/Text.tsx';
import * as laterIcons from '../../ui/pictures/laterIcons.ts';
import type { Remote } from '../../ui/loading/remoteData.ts';
import { CurrencyRow, type CurrencyChoice } from './CurrencyRow.tsx';
import { ProfileRow } from './ProfileRow.tsx';
import { namedThemes } from './themeNames.ts';

export interface SettingsViewProps {
  /** Undefined for a visitor. */
  profile: Remote<Profile> | undefined;
  isSandbox: boolean;
  /** Undefined while unknown. */
  hasFundPassword: boolean | undefined;
  languageName: string;
  version: string;
  theme: ThemeChoice;
  direction: DirectionChoice;
  hidesBalances: boolean;
  /** Undefined for a visitor, who has no amounts to display. */
  currency: CurrencyChoice | undefined;
  onCurrency: (code: string) => void;
  onTheme: (theme: ThemeChoice) => void;
  onDirection: (direction: DirectionChoice) => void;
  onHidesBalances: (hides: boolean) => void;
  onLogout: () => void;
  onBack: () => void;
  links: Record<
    | 'account'
    | 'login'
    | 'security'
    | 'password'
    | 'verification'
    | 'fundPassword'
    | 'addresses'
    | 'bankCards'
    | 'language'
    | 'agreements'
    | 'reserves',
    string
  >;
}

function SettingRow({
  icon,
  title,
  value,
  href,
}: {
  icon: IconName;
  title: ReactNode;
  value?: ReactNode;
  href: string;
}) {
  return (
    <ListRow
      size="dense"
      weight="regular"
      lead={<Icon name={icon} />}
      title={title}
      value={
        value === undefined ? undefined : (
          <Text variant="label" tone="muted" weight="regular">
            {value}
          </Text>
        )
      }
      href={href}
      chevron
    />
  );
}

function Security({ links, hasFundPassword }: Pick<SettingsViewProps, 'links' | 'hasFundPassword'>) {
  return (
    <Section title={<FormattedMessage id="settings.security" defaultMessage="Security" />}>
      <List>
        <SettingRow
          icon={laterIcons.shield}
          href={links.security}
          title={<FormattedMessage id="settings.protection" defaultMessage="What protects your account" />}
        />
        <SettingRow
          icon={laterIcons.face}
          href={links.verification}
          title={<FormattedMessage id="verification.title" defaultMessage="Verification" />}
        />
        <SettingRow
          icon={laterIcons.key}
          href={links.password}
          title={<FormattedMessage id="settings.password" defaultMessage="Login password" />}
        />
        <SettingRow
          icon={laterIcons.lock}
          href={links.fundPassword}
          title={<FormattedMessage id="settings.fundPassword" defaultMessage="Fund password" />}
          value={
            hasFundPassword === undefined ? undefined : hasFundPassword ? (
              <FormattedMessage id="account.isSet" defaultMessage="Set" />
            ) : (
              <Text tone="warning">
                <FormattedMessage id="account.notSet" defaultMessage="Not set" />
              </Text>
            )
          }
        />
        <SettingRow
          icon={laterIcons.pin}
          href={links.addresses}
          title={<FormattedMessage id="settings.addresses" defaultMessage="Withdrawal addresses" />}
        />
        <SettingRow
          icon={laterIcons.card}
          href={links.bankCards}
          title={<FormattedMessage id="bank.card" defaultMessage="Bank account" />}
        />
      </List>
    </Section>
  );
}

type DisplayProps = Pick<
  SettingsViewProps,
  | 'languageName'
  | 'theme'
  | 'direction'
  | 'hidesBalances'
  | 'currency'
  | 'onCurrency'
  | 'onTheme'
  | 'onDirection'
  | 'onHidesBalances'
  | 'links'
>;

function Display(props: DisplayProps) {
  const { currency, onCurrency } = props;
  const { languageName, theme, direction, hidesBalances, onTheme, onDirection, onHidesBalances, links } =
    props;
  const intl = useIntl();
  const themeLabel = intl.formatMessage({ id: 'settings.theme', defaultMessage: 'Theme' });
  const system = intl.formatMessage({ id: 'settings.theme.system', defaultMessage: 'System' });
  const coloursLabel = intl.formatMessage({ id: 'settings.colours', defaultMessage: 'Price colours' });
  const hideLabel = intl.formatMessage({
    id: 'settings.hideBalances',
    defaultMessage: 'Hide balances at start',
  });
  const greenUp = intl.formatMessage({ id: 'settings.colours.greenUp', defaultMessage: 'Green up' });
  const redUp = intl.formatMessage({ id: 'settings.colours.redUp', defaultMessage: 'Red up' });
  return (
    <Section title={<FormattedMessage id="settings.display" defaultMessage="Display" />}>
      <List>
        <SettingRow
          icon={laterIcons.globe}
          href={links.language}
          title={<FormattedMessage id="language.title" defaultMessage="Language" />}
          value={languageName}
        />
        {currency === undefined ? null : <CurrencyRow currency={currency} onCurrency={onCurrency} />}
        <ControlRow lead={<Icon name={laterIcons.moon} />} title={themeLabel} stacked>
          <ChoiceCards
            label={themeLabel}
            value={theme}
            onChange={onTheme}
            options={[
              ...namedThemes.map(({ id, name }) => ({
                value: id,
                label: name[intl.locale as keyof typeof name],
                content: <ThemeName id={id} name={name[intl.locale as keyof typeof name]} />,
              })),
              {
                value: 'system',
                label: system,
                content: <ThemeName name={system} />,
              },
            ]}
          />
        </ControlRow>
        <ControlRow lead={<Icon name={laterIcons.chart} />} title={coloursLabel} stacked>
          <ChoiceCards
            label={coloursLabel}
            value={direction}
            onChange={onDirection}
            options={[
              { value: 'green-up', label: greenUp, content: <Colours direction="green-up" name={greenUp} /> },
              { value: 'red-up', label: redUp, content: <Colours direction="red-up" name={redUp} /> },
            ]}
          />
        </ControlRow>
        <ListRow
          size="dense"
          weight="regular"
          lead={<Icon name={laterIcons.eye} />}
          title={hideLabel}
          value={<Switch label={hideLabel} checked={hidesBalances} onChange={onHidesBalances} />}
        />
      </List>
    </Section>
  );
}

/** The theme's name beside its own colours; the device's theme has none of its own. */
function ThemeName({ id, name }: { id?: string; name: string }) {
  return (
    <>
      <Text variant="micro">{name}</Text>
      {id === undefined ? null : <ThemeSample id={id} />}
    </>
  );
}

function Colours({ direction, name }: { direction: DirectionChoice; name: string }) {
  return (
    <>
      <DirectionSample direction={direction} />
      <Text variant="micro">{name}</Text>
    </>
  );
}

function LogoutSheet({ onLogout, onClose }: { onLogout: () => void; onClose: () => void }) {
  return (
    <Sheet
      title={<FormattedMessage id="settings.logout.title" defaultMessage="Log out?" />}
      onClose={onClose}
      actions={
        <>
          <Button variant="danger" width="block" onClick={onLogout}>
            <FormattedMessage id="session.logout" defaultMessage="Log out" />
          </Button>
          <Button variant="secondary" width="block" onClick={onClose}>
            <FormattedMessage id="settings.logout.stay" defaultMessage="Stay logged in" />
          </Button>
        </>
      }
    >
      <Text as="p" tone="secondary">
        <FormattedMessage
          id="settings.logout.text"
          defaultMessage="You’ll be logged out in all tabs on this device. Open orders stay open; unsent entries are lost."
        />
      </Text>
    </Sheet>
  );
}

/** Settings: profile, display and log-out. */
export function SettingsView(props: SettingsViewProps) {
  const { profile, version, onLogout, onBack, links } = props;
  const [isAsking, setIsAsking] = useState(false);
  return (
    <SubScreen title={<FormattedMessage id="settings.title" defaultMessage="Settings" />} onBack={onBack}>
      <ProfileRow profile={profile} isSandbox={props.isSandbox} links={links} />
      {profile === undefined ? null : <Security links={links} hasFundPassword={props.hasFundPassword} />}
      <Display {...props} />
      <Section title={<FormattedMessage id="settings.about" defaultMessage="About" />}>
        <List>
          <SettingRow
            icon={laterIcons.document}
            href={links.agreements}
            title={<FormattedMessage id="agreements.title" defaultMessage="Agreements and privacy" />}
          />
          <SettingRow
            icon={laterIcons.receipt}
            href={links.reserves}
            title={<FormattedMessage id="hosting.reserves" defaultMessage="Assets held and owed" />}
          />
          <ListRow
            size="dense"
            weight="regular"
            lead={<Icon name="info" />}
            title={<FormattedMessage id="settings.version" defaultMessage="Version" />}
            value={
              <Text variant="label" tone="muted" weight="regular">
                {version}
              </Text>
            }
          />
        </List>
      </Section>
      {profile === undefined ? null : (
        <Stack gutter padBlock="5">
          <Button variant="dangerOutline" width="block" onClick={() => setIsAsking(true)}>
            <FormattedMessage id="session.logout" defaultMessage="Log out" />
          </Button>
        </Stack>
      )}
      {isAsking ? <LogoutSheet onLogout={onLogout} onClose={() => setIsAsking(false)} /> : null}
    </SubScreen>
  );
}
