import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { AppBar } from '../../ui/screen/AppBar.tsx';
import { Button } from '../../ui/actions/Button.tsx';
import { Screen } from '../../ui/screen/Screen.tsx';
import * as laterIcons from '../../ui/pictures/laterIcons.ts';

interface SessionFrameProps {
  /** Visually hidden title in the app bar: the page starts with its title in large type. */
  title: string;
  exit?: 'back' | 'close';
  /** Native name of the language. */
  languageName: string;
  languageHref: string;
  onBack: () => void;
  bottom?: ReactNode;
  children: ReactNode;
}

/** Frame shared by login, registration and recovery: back link and language switch. */
export function SessionFrame({
  title,
  exit,
  languageName,
  languageHref,
  onBack,
  bottom,
  children,
}: SessionFrameProps) {
  const intl = useIntl();
  return (
    <Screen
      top={
        <AppBar
          variant="sub"
          title={title}
          hidesTitle
          exit={exit}
          onBack={onBack}
          actions={
            <Button
              variant="quiet"
              size="sm"
              icon={laterIcons.globe}
              href={languageHref}
              label={intl.formatMessage(
                { id: 'session.language', defaultMessage: 'Language: {language}' },
                { language: languageName },
              )}
            >
              {languageName}
            </Button>
          }
        />
      }
      bottom={bottom}
    >
      {children}
    </Screen>
  );
}
