/** The search form, in a script of its own: the home page, which has it from the start, has it in another. */
export { SearchForm as default } from '../../search-form/search-form.tsx'
