import { useMemo, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { AreaCode } from '../../api/signIn.ts';
import { nameCountries, type NamedCountry } from '../../components/countries/countryNames.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Empty } from '../../ui/lists/Empty.tsx';
import { Failed } from '../../ui/messages/Failed.tsx';
import { FlagTile } from '../../ui/pictures/FlagTile.tsx';
import { Icon } from '../../ui/pictures/Icon.tsx';
import { LetterRail } from '../../ui/lists/LetterRail.tsx';
import { List } from '../../ui/lists/List.tsx';
import { ListRow } from '../../ui/lists/ListRow.tsx';
import { Remote } from '../../ui/loading/Remote.tsx';
import type { Remote as RemoteOf } from '../../ui/loading/remoteData.ts';
import { SubScreen } from '../../ui/screen/SubScreen.tsx';
import { SearchField } from '../../ui/choices/SearchField.tsx';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import { Stack } from '../../ui/screen/Stack.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import { findCountries, groupByLetter, isCurrent, suggestCountries } from './countryList.ts';
import { flagOf } from './flags.ts';
import type { DevicePlace } from '../../components/identifiers/guessRegion.ts';
import type { Country } from '../../components/identifiers/signInChoice.ts';

interface ChooseCountryViewProps {
  countries: RemoteOf<readonly AreaCode[]>;
  current?: Country;
  /** Guessed region of the device; suggests a country. */
  place?: DevicePlace;
  onChoose: (country: AreaCode) => void;
  onBack: () => void;
}

interface RowsProps {
  countries: readonly NamedCountry[];
  current: Country | undefined;
  onChoose: (country: AreaCode) => void;
  label?: string;
}

function Rows({ countries, current, onChoose, label }: RowsProps) {
  return (
    <List label={label}>
      {countries.map((country) => (
        <ListRow
          key={country.id}
          size="dense"
          weight="regular"
          titleRoom="long"
          lead={<FlagTile letters={country.code ?? ''} src={flagOf(country.code)} />}
          title={country.ownName}
          selected={isCurrent(country, current)}
          value={
            <Stack direction="row" gap="3" align="center">
              <Text tone="secondary" num noWrap>
                +{country.area_code}
              </Text>
              {isCurrent(country, current) ? (
                <Text tone="accent">
                  <Icon name="check" size="sm" />
                  <VisuallyHidden>
                    <FormattedMessage id="country.current" defaultMessage="Selected" />
                  </VisuallyHidden>
                </Text>
              ) : null}
            </Stack>
          }
          onClick={() => onChoose(country)}
        />
      ))}
    </List>
  );
}

function GroupTitle({ children }: { children: ReactNode }) {
  return (
    <Stack gutter padBlock="3">
      <Text as="h2" variant="caption" tone="muted" weight="medium">
        {children}
      </Text>
    </Stack>
  );
}

/** Suggested countries of the device and the last choice, then all countries by letter. */
function AllCountries({
  countries,
  current,
  suggested,
  onChoose,
}: RowsProps & { suggested: NamedCountry[] }) {
  const intl = useIntl();
  const groups = useMemo(() => groupByLetter(countries, intl.locale), [countries, intl.locale]);
  return (
    <LetterRail
      label={intl.formatMessage({ id: 'country.letters', defaultMessage: 'Jump to letter' })}
      groups={groups.map((group) => ({
        letter: group.letter,
        content: (
          <Rows countries={group.countries} current={current} onChoose={onChoose} label={group.letter} />
        ),
      }))}
    >
      {suggested.length === 0 ? null : (
        <>
          <GroupTitle>
            <FormattedMessage id="country.suggested" defaultMessage="Suggested" />
          </GroupTitle>
          <Rows countries={suggested} current={current} onChoose={onChoose} />
        </>
      )}
      <GroupTitle>
        <FormattedMessage id="country.all" defaultMessage="All countries" />
      </GroupTitle>
    </LetterRail>
  );
}

function Found({ countries, current, onChoose, onClear }: RowsProps & { onClear: () => void }) {
  const intl = useIntl();
  if (countries.length > 0) {
    return (
      <Rows
        countries={countries}
        current={current}
        onChoose={onChoose}
        label={intl.formatMessage({ id: 'country.found', defaultMessage: 'Countries found' })}
      />
    );
  }
  return (
    <div role="status">
      <Empty
        title={<FormattedMessage id="country.none" defaultMessage="No country found" />}
        text={
          <FormattedMessage id="country.none.text" defaultMessage="Search by country name or dial code." />
        }
        action={
          <Button variant="secondary" size="dense" onClick={onClear}>
            <FormattedMessage id="common.clearSearch" defaultMessage="Clear search" />
          </Button>
        }
      />
    </div>
  );
}

/** Countries with their dial codes; a tap selects one and returns. */
export function ChooseCountryView({ countries, current, place, onChoose, onBack }: ChooseCountryViewProps) {
  const intl = useIntl();
  const [searchKey, setSought] = useState('');
  const data = countries.state === 'ready' ? countries.data : undefined;
  const named = useMemo(
    () => nameCountries(data ?? [], (code) => intl.formatDisplayName(code, { type: 'region' }), intl.locale),
    [data, intl],
  );
  const suggested = useMemo(() => suggestCountries(named, current, place), [named, place, current]);
  return (
    <SubScreen
      title={<FormattedMessage id="country.title" defaultMessage="Country and dial code" />}
      onBack={onBack}
      beneathBar={
        <Stack gutter padBlock="2">
          <SearchField
            label={intl.formatMessage({ id: 'country.search', defaultMessage: 'Country or code, e.g. 49' })}
            value={searchKey}
            onChange={setSought}
          />
        </Stack>
      }
    >
      <Remote
        of={countries}
        skeleton={<Skeleton shape="rows" count={9} />}
        failed={({ error, retry, at }) => (
          <>
            <Failed
              title={
                <FormattedMessage id="country.failed" defaultMessage="The countries could not be loaded" />
              }
              error={error}
              at={at}
              onRetry={retry}
            />
            <Stack gutter padBlock="3">
              <Text as="p" tone="secondary" align="center">
                <FormattedMessage
                  id="country.failed.byHand"
                  defaultMessage="You can also go back and type your number with + and its country code, as +49."
                />
              </Text>
            </Stack>
          </>
        )}
      >
        {() =>
          searchKey.trim() === '' ? (
            <AllCountries countries={named} current={current} suggested={suggested} onChoose={onChoose} />
          ) : (
            <Found
              countries={findCountries(named, searchKey)}
              current={current}
              onChoose={onChoose}
              onClear={() => setSought('')}
            />
          )
        }
      </Remote>
    </SubScreen>
  );
}
