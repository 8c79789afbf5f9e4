/** The site's main colours. The page doesn't load the site's own styles. */
export const devWorldStyle = `
  :root { color-scheme: light dark; --paper: #f7f5f0; --card: #fff; --ink: #16242b; --line: #d8d4ca;
    --edge: #8a8577; --act: #0b6e63; --on-act: #fff; --wrong: #a3261b; --quiet: #55615f }
  @media (prefers-color-scheme: dark) { :root { --paper: #10191d; --card: #18242a; --ink: #e8e6df;
    --line: #33424a; --edge: #7d8a8f; --act: #5cc4b5; --on-act: #08201c; --wrong: #ff9d90; --quiet: #a9b4b3 } }
  * { box-sizing: border-box }
  body { font: 15px/1.5 system-ui, sans-serif; margin: 0; background: var(--paper); color: var(--ink) }
  main { max-width: 72rem; margin: 0 auto; padding: 1.5rem 1rem 3rem }
  h1 { font-size: 28px; line-height: 1.2; margin: 0 } h2 { font-size: 21px; margin: 0 0 .75rem }
  section { background: var(--card); border: 1px solid var(--line); border-radius: 10px; padding: 1rem;
    margin-top: 1rem; min-width: 0 }
  .suppliers { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(min(18rem, 100%), 1fr));
    margin-top: 1rem } .suppliers section { margin: 0 }
  form { display: grid; gap: .75rem } .rest { margin-top: .75rem; justify-items: start }
  .fields { display: grid; gap: .75rem; grid-template-columns: repeat(auto-fit, minmax(min(10rem, 100%), 1fr)) }
  .pair { display: grid; gap: .75rem; grid-template-columns: 1fr 1fr }
  label { display: block; font-size: 13px; margin-bottom: .25rem } label.check { display: flex; gap: .5rem; align-items: center }
  input:not([type=checkbox]), select { font: inherit; font-size: 15px; min-width: 0; width: 100%; padding: .5rem;
    min-height: 2.75rem; color: inherit; background: var(--card); border: 1px solid var(--edge); border-radius: 6px }
  label.check { min-height: 2.75rem; margin: 0 } [aria-invalid] { border-color: var(--wrong) } input[type=checkbox] { width: 1.25rem; height: 1.25rem; accent-color: var(--act) }
  button { font: inherit; font-weight: 600; min-height: 2.75rem; padding: .5rem 1rem; border-radius: 6px; cursor: pointer;
    border: 1px solid var(--act); background: var(--act); color: var(--on-act); justify-self: start }
  button.quiet { background: var(--card); color: var(--act) }
  :focus-visible { outline: 2px solid var(--act); outline-offset: 2px }
  pre { font-size: 13px; margin: 1rem 0 0; padding: .75rem; overflow: auto; max-height: 16rem;
    border: 1px solid var(--line); border-radius: 6px }
  .open { list-style: none; margin: 1rem 0 0; padding: 0; font-variant-numeric: tabular-nums }
  .open li { display: grid; gap: .5rem 1.5rem; padding: .75rem 0; border-top: 1px solid var(--line);
    grid-template-columns: repeat(auto-fit, minmax(min(17rem, 100%), 1fr)) }
  .hint { color: var(--quiet); margin: 0 0 .75rem; max-width: 60ch } .problem { color: var(--wrong); margin: .25rem 0 0; font-size: 13px }`
