import FlightLanding from '../flight/flight-landing.tsx'

export default FlightLanding
