import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './button.module.css';

interface Look {
  readonly look?: 'primary' | 'gold' | 'quiet';
  readonly size?: 'normal' | 'small';
}

/** A button that does something on this page. */
export function Button({ look, size, type = 'button', ...rest }: Look & ComponentProps<'button'>) {
  return <button className={buttonClass(look, size)} type={type} {...rest} />;
}

/** A link that looks like a button. */
export function ButtonLink({ look, size, ...rest }: Look & ComponentProps<typeof Link>) {
  return <Link className={buttonClass(look, size)} {...rest} />;
}

/** The same in a page's body, whose host follows its links. */
export function PlainButtonLink({ look, size, href, children }: Look & PlainLink) {
  return (
    <a className={buttonClass(look, size)} href={href}>
      {children}
    </a>
  );
}

interface PlainLink {
  readonly href: string;
  readonly children: ReactNode;
}

function buttonClass(look: Look['look'] = 'primary', size: Look['size'] = 'normal'): string {
  return [styles.button, styles[look], styles[size]].filter(Boolean).join(' ');
}
