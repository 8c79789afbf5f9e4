import { expect, it } from 'vitest'
import { renderPage } from '../../../test/support/page/render-page.tsx'
import { DataChoices } from './data-choices.tsx'

const read = (isMember: boolean) =>
  renderPage(
    <DataChoices
      title="Your data"
      email="mei@example.com"
      isMember={isMember}
      notice={undefined}
      key="1"
      answer={undefined}
    />,
  ).text

it('says of deletion what it means for members, and for guests, who may have an account', () => {
  expect(read(true)).toContain('This deletes your account and everything else')
  expect(read(false)).toContain('This deletes your account, if you have one, and everything else')
})
